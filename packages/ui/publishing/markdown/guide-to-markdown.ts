import { getVariables } from '../../src/tokens/build-stylesheets.ts';
import { getTokens, modes } from '../../src/tokens/tokens.ts';
import { modeTitles } from '../../theme/make-theme.ts';
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
      case 'NameTable': {
        const { heads, rows } = readAttributes(node) as { heads: string[]; rows: string[][] };
        return nameTable(heads, rows);
      }
      case 'RequiredContrast':
        return nameTable(['Colour', 'On', 'aa', 'aaa, and more contrast'], listRequiredContrast());
      case 'ModeVariables':
        return variablesTable((name) => hasModes(name), modes.length);
      case 'SharedVariables':
        return variablesTable((name) => !hasModes(name), 1);
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

const values = new Map(modes.map((mode) => [mode, getVariables(getTokens(mode))]));

function hasModes(name: string): boolean {
  return /^#[\da-f]{6,8}$/.test(values.get('light')?.get(name) ?? '') || name.startsWith('--piri-shadow-');
}

function variablesTable(isShown: (name: string) => boolean, columns: number): string {
  const names = [...(values.get('light')?.keys() ?? [])].filter(isShown);
  const shown = modes.slice(0, columns);
  const heads = columns === 1 ? ['Default'] : shown.map((mode) => modeTitles[mode]);
  return nameTable(
    ['Variable', ...heads],
    names.map((name) => [name, ...shown.map((mode) => values.get(mode)?.get(name) ?? '')]),
  );
}

/** A table whose first column has names of code. */
function nameTable(heads: string[], rows: string[][]): string {
  return table(
    heads,
    rows.map(([name, ...cells]) => [`\`${name}\``, ...cells]),
  );
}
