import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createSubpathFinder } from './anatomy-example.ts';
import { componentPageToMarkdown, type MarkdownPage } from './component-page-to-markdown.ts';
import { createExampleReader } from './read-examples.ts';
import { createPropsReader } from './read-props.ts';

/** Returns the Markdown of each component's page, by the name of its folder. */
export function buildMarkdownPages(packageFolder: string): Map<string, MarkdownPage> {
  const readProps = createPropsReader(packageFolder);
  const readExample = createExampleReader(packageFolder);
  const source = join(packageFolder, 'src');
  const findSubpath = createSubpathFinder(source);
  return new Map(
    globSync('*/*.mdx', { cwd: source })
      .sort()
      .map((path) => {
        const file = join(source, path);
        return [
          basename(path, '.mdx'),
          componentPageToMarkdown(readFileSync(file, 'utf8'), { file, readProps, readExample, findSubpath }),
        ];
      }),
  );
}

/**
 * Returns `llms.txt`, the entry for language models, in the format of llmstxt.org: what the package is, how to start, and
 * a link to the Markdown of each guide and each component.
 */
export function buildLlmsText(
  pages: ReadonlyMap<string, MarkdownPage>,
  readme: string,
  guides: ReadonlyMap<string, MarkdownPage>,
): string {
  return [
    '# @piri/ui',
    '> Accessible React components and design tokens. Each component has its own path, such as `@piri/ui/button`.',
    getSection(readme, 'Start in five minutes'),
    '## Guides',
    listLinks(guides),
    '## Components',
    `${listLinks(pages)}\n`,
  ].join('\n\n');
}

function listLinks(pages: ReadonlyMap<string, MarkdownPage>): string {
  return [...pages]
    .map(([path, { name, summary }]) => `- [${name}](docs/${path}.md): ${summary.replace(/\s+/g, ' ')}`)
    .join('\n');
}

/** Returns a section of a document, with its heading. */
function getSection(markdown: string, heading: string): string {
  const [, section] = new RegExp(`^(## ${heading}\\n[^]*?)(?=^## |$(?![^]))`, 'm').exec(markdown) ?? [];
  if (!section) throw new Error(`There is no section “${heading}”.`);
  return section.trim();
}
