import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownPage } from './component-page-to-markdown.ts';
import { guideToMarkdown } from './guide-to-markdown.ts';

/** The guides of the workbench that adopters need. The others are about this repository. */
const guides = ['theming', 'languages'];

/** Returns the Markdown of each guide for adopters, by the name of its file. */
export function buildGuidePages(packageFolder: string): Map<string, MarkdownPage> {
  return new Map(
    guides.map((name) => {
      const file = join(packageFolder, '../../.storybook/docs', `${name}.mdx`);
      return [name, guideToMarkdown(readFileSync(file, 'utf8'), file)];
    }),
  );
}
