import { listModeVariables, listSharedVariables, type NamedRows } from '../../theme/list-theme-variables.ts';
import { listRequiredContrast } from '../../theme/required-contrast.ts';
import {
  createParser,
  isBlock,
  type MarkdownPage,
  readAttributes,
  stringify,
  table,
  unwrapBlock,
} from './component-page-to-markdown.ts';

/** What only works in a browser. */
const live = new Set(['BanglaTexts', 'BrandComparison', 'BrandDifferences', 'Canvas', 'ThemePlayground']);

/**
 * Turns a guide of the workbench into plain Markdown. Throws for a block that it does not know, so that no table is lost.
 */
export function guideToMarkdown(mdx: string, file: string): MarkdownPage {
  const nodes = createParser()
    .parse(mdx)
    .children.map(unwrapBlock)
    .filter((node) => node.type !== 'mdxjsEsm');
  const sections = nodes.map((node) => {
    if (!isBlock(node)) return stringify([node]);
    if (node.name === 'Meta') return '';
    if (live.has(node.name ?? '')) return '_Shown in the workbench._';
    switch (node.name) {
      case 'NameTable':
        return nameTable(readAttributes(node) as unknown as NamedRows);
      case 'RequiredContrast':
        return nameTable(listRequiredContrast());
      case 'ModeVariables':
        return nameTable(listModeVariables());
      case 'SharedVariables':
        return nameTable(listSharedVariables());
      default:
        throw new Error(`${file} has a <${node.name}>. Say in guide-to-markdown.ts what it is in Markdown.`);
    }
  });
  const [title = '', summary = ''] = sections.filter((section) => section !== '');
  const markdown = sections.filter(
    // Several live blocks in a row are one.
    (section, index) => section !== '' && !(section.startsWith('_Shown') && section === sections[index - 1]),
  );
  return { name: title.replace('# ', ''), summary, markdown: `${markdown.join('\n\n')}\n` };
}

/** A table whose first column has names of code. */
function nameTable({ heads, rows }: NamedRows): string {
  return table(
    heads,
    rows.map(([name, ...cells]) => [`\`${name}\``, ...cells]),
  );
}
