import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGuidePages } from './markdown/build-guide-pages.ts';
import { buildLlmsText, buildMarkdownPages } from './markdown/build-markdown-pages.ts';
import type { MarkdownPage } from './markdown/component-page-to-markdown.ts';

/** Returns `llms.txt`, and the Markdown of each guide and each component's page in `docs/`. Keys are paths. */
export function buildDocs(
  packageFolder: string,
  pages: ReadonlyMap<string, MarkdownPage>,
): Map<string, string> {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  const guides = buildGuidePages(packageFolder);
  return new Map([
    ['llms.txt', buildLlmsText(pages, readme, guides)],
    ...[...guides, ...pages].map(([path, { markdown }]): [string, string] => [`docs/${path}.md`, markdown]),
  ]);
}

export function writeDocs(packageFolder: string, dist: string): void {
  mkdirSync(join(dist, 'docs'), { recursive: true });
  for (const [path, content] of buildDocs(packageFolder, buildMarkdownPages(packageFolder)))
    writeFileSync(join(dist, path), content);
}
