// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildLlmsText, buildMarkdownPages } from './build-markdown-pages.ts';
import { componentPageToMarkdown } from './component-page-to-markdown.ts';

const packageFolder = join(import.meta.dirname, '../..');
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
      expect(markdown).not.toMatch(/\[object|\| undefined \|/);
      expect(markdown.replace(/^```[\s\S]*?^```/gm, '')).not.toMatch(/^export /m);
    },
  );

  it('lists props with type, default and description', () => {
    expect(pages.get('button')?.markdown).toContain(
      '| `loading` | `boolean` | `false` | Shows a running stitch and ignores presses. Keeps its width, name and focus. |',
    );
  });

  it('is linked from llms.txt, with the start of the README', () => {
    const text = buildLlmsText(
      pages,
      '# Name\n\n## Start in five minutes\n\nInstall it.\n\n## Other\n\nMore.\n',
    );
    expect(text).toContain('- [Button](docs/button.md): A button that starts an action and names it.');
    expect(text).toContain('Install it.');
    expect(text).not.toContain('More.');
    expect([...text.matchAll(/^- \[/gm)]).toHaveLength(pages.size);
  });

  it('reports a value that it cannot read', () => {
    const page = '<Anatomy parts={list.map(toPart)}>\n\nText\n\n</Anatomy>';
    expect(() =>
      componentPageToMarkdown(page, { file: 'x.mdx', readProps: () => [], findSubpath: () => undefined }),
    ).toThrow(/list\.map/);
  });
});
