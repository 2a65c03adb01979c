// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildLlmsText, buildMarkdownPages } from './build-markdown-pages.ts';
import { componentPageToMarkdown } from './component-page-to-markdown.ts';

const packageFolder = join(import.meta.dirname, '../..');
const readExample = () => ({ title: '', description: '', code: '' });
const pages = buildMarkdownPages(packageFolder);

describe('the Markdown of the components’ pages', () => {
  it.each([...pages])(
    'of %s has its import, text, keys, props and attributes, and no block of Storybook',
    (path, page) => {
      const { name, summary, markdown } = page;
      expect(markdown).toMatch(new RegExp(`^# ${name}\\n\\n`));
      expect(markdown).toMatch(new RegExp(`import \\{ \\w.* \\} from '@piri/ui/${path}';`));
      expect(summary).toMatch(/^A.*\.$/s);
      for (const heading of [
        'What it is for',
        'Anatomy',
        'Do and don’t',
        'Keyboard',
        'Props',
        'Data attributes',
      ])
        expect(markdown).toContain(`\n## ${heading}\n`);
      expect(markdown).not.toMatch(
        /^<(Meta|Preview|Controls|ArgTypes|Anatomy|WhenToUse|DoAndDont|KeyboardTable|DataAttributesTable)\b/m,
      );
      const text = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
      expect(text).not.toMatch(/\[object|\| undefined \||^export /m);
    },
  );

  it('lists props with type, default and description', () => {
    expect(pages.get('button')?.markdown).toContain(
      '| `loading` | `boolean` | `false` | Shows a running stitch and ignores presses. Keeps its width, name and focus. |',
    );
  });

  it('has the code of each live example, with the title and the description of its story', () => {
    expect(pages.get('button')?.markdown).toContain(
      "**Example: Default**\n\n```tsx\nimport { Button } from '@piri/ui/button';\n\n<Button onClick={() => {}}>Add to cart</Button>\n```",
    );
    expect(pages.get('account-form')?.markdown).toContain(
      '**Example: Sign Up** A form for a new user. The button is disabled until the terms are accepted.\n\n```tsx\nimport {',
    );
    for (const [path, { markdown }] of pages) {
      const page = readFileSync(join(packageFolder, `src/${path}/${path}.mdx`), 'utf8');
      expect([...markdown.matchAll(/^\*\*Example: .+\n\n```tsx\n/gm)]).toHaveLength(
        [...page.matchAll(/<Preview\b/g)].length,
      );
    }
  });

  it('is linked from llms.txt, with the start of the README', () => {
    const text = buildLlmsText(
      pages,
      '# Name\n\n## Start in five minutes\n\nInstall it.\n\n## Other\n\nMore.\n',
      new Map(),
    );
    expect(text).toContain('- [Button](docs/button.md): A button that starts an action and names it.');
    expect(text).toContain('Install it.');
    expect(text).not.toContain('More.');
    expect([...text.matchAll(/^- \[/gm)]).toHaveLength(pages.size);
  });

  it('reports a value that it cannot read', () => {
    const page = '<Anatomy parts={list.map(toPart)}>\n\nText\n\n</Anatomy>';
    const context = { file: 'x.mdx', readProps: () => [], readExample, findSubpath: () => undefined };
    expect(() => componentPageToMarkdown(page, context)).toThrow(/list\.map/);
  });
});
