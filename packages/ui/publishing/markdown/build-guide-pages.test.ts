// @vitest-environment node
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildDocs } from '../write-docs.ts';
import { buildGuidePages } from './build-guide-pages.ts';
import { guideToMarkdown } from './guide-to-markdown.ts';

const packageFolder = join(import.meta.dirname, '../..');
const guides = buildGuidePages(packageFolder);
const [theming, languages] = ['theming', 'languages'].map((name) => guides.get(name)?.markdown ?? '');

it('the guide Theming has its code, its tables and every variable', () => {
  expect(theming).toMatch(/^# Theming\n\nA theme is one style sheet/);
  expect(theming).toContain("npx piri-ui-theme make --accent '#0b6e4f' --out theme.css");
  expect(theming).toContain('| `accent` | actions, links, the focus ring');
  expect(theming).toMatch(/^\| `accent` \| page, surface, .*\| 4\.5 \| 7 \|$/m);
  expect(theming).toMatch(/^\| `focus` \| page, .*\| 3 \| 4\.5 \|$/m);
  expect(theming).toMatch(/^\| `--piri-accent` \| #25387a \| #/m);
  expect(theming).toMatch(/^\| `--piri-spacing` \| 0\.25rem \|$/m);
});

it('the guide Languages has the fonts and the provider', () => {
  expect(languages).toContain("import '@piri/ui/bangla-fonts.css';");
  expect(languages).toContain('<LabelsProvider labels={bangla} locale="bn">');
});

it.each([...guides])('the guide %s has no block of Storybook', (_, { markdown }) => {
  expect(markdown.replace(/```[\s\S]*?```/g, '')).not.toMatch(/^<[A-Z]|^import |^export |\[object/m);
});

it('is beside the pages of the components and linked from llms.txt', () => {
  const files = buildDocs(packageFolder, new Map());
  expect(files.get('docs/theming.md')).toBe(theming);
  expect(files.get('docs/languages.md')).toBe(languages);
  expect(files.get('llms.txt')).toContain(
    '## Guides\n\n- [Theming](docs/theming.md): A theme is one style sheet',
  );
  expect(files.get('llms.txt')).toContain('- [Languages](docs/languages.md): A page passes its texts');
});

it('reports a block that it does not know', () => {
  expect(() => guideToMarkdown('# Guide\n\n<NewTable rows={[]} />\n', 'guide.mdx')).toThrow(/<NewTable>/);
});
