import { basename, dirname, join } from 'node:path';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import ts from 'typescript';
import { type FindSubpath, toAnatomyExample } from './anatomy-example.ts';
import { evaluateLiteral, JsxSource, Reference } from './evaluate-literal.ts';
import type { ExampleDescription } from './read-examples.ts';
import { readKeyboardTable } from './read-keyboard-table.ts';
import type { PropDescription } from './read-props.ts';

type Tree = ReturnType<ReturnType<typeof createParser>['parse']>;
type Node = Tree['children'][number];
type Block = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type Attributes = Record<string, unknown>;

export interface PageContext {
  /** The path of the page. */
  file: string;
  readProps(file: string, component: string): PropDescription[];
  readExample(file: string, story: string): ExampleDescription;
  findSubpath: FindSubpath;
}

export interface MarkdownPage {
  name: string;
  /** What the component is, in one sentence. */
  summary: string;
  markdown: string;
}

/**
 * Turns the page of a component into plain Markdown. Text stays as it is, blocks become lists, tables and code, and what
 * only works in a browser, such as the controls, is left out. A preview is the code of its story.
 */
export function componentPageToMarkdown(
  mdx: string,
  { file, readProps, readExample, findSubpath }: PageContext,
): MarkdownPage {
  const tree = createParser().parse(mdx);
  const imports = readImports(tree, dirname(file));
  let name = '';
  let summary = '';
  const sections = tree.children.map(unwrapBlock).map((node) => {
    if (node.type === 'mdxjsEsm') return '';
    if (!isBlock(node)) return stringify([node]);
    const attributes = readAttributes(node);
    switch (node.name) {
      case 'ComponentIntro': {
        name = String(attributes['name']);
        summary = getText(node, mdx);
        return `# ${name}\n\n${summary}\n\n${code(importStatement(tree, imports, file))}`;
      }
      case 'WhenToUse':
        return `Use it:\n\n${list(attributes['use'])}\n\nUse something else:\n\n${list(attributes['instead'])}`;
      case 'Anatomy': {
        const parts = attributes['parts'] as { name: string; what: unknown }[];
        const written = typeof attributes['example'] === 'string' && unindent(attributes['example'].trim());
        const example = code(toAnatomyExample(written || getText(node, mdx), findSubpath));
        return `${example}\n\n${parts.map(({ name: part, what }, index) => `${index + 1}. **${part}**: ${toText(what)}`).join('\n')}`;
      }
      case 'DoAndDont': {
        const { right, wrong } = attributes as Record<string, { children: unknown; because: unknown }>;
        return [['Do', right] as const, ['Don’t', wrong] as const]
          .map(
            ([verdict, shown]) =>
              `**${verdict}** ${toText(shown?.because)}\n\n${code(toText(shown?.children))}`,
          )
          .join('\n\n');
      }
      case 'KeyboardTable': {
        const rows = readKeyboardTable(getImport(imports, attributes['of']).file);
        return table(
          ['Keys', 'What happens'],
          rows.map(({ keys, action }) => [keys.join(', '), action]),
        );
      }
      case 'DataAttributesTable': {
        const rows = attributes['rows'] as { name: string; values: string }[];
        return table(
          ['Attribute', 'Values'],
          rows.map(({ name: attribute, values }) => [`\`${attribute}\``, values]),
        );
      }
      case 'ArgTypes': {
        const component = getImport(imports, attributes['of']);
        return propsTable(readProps(component.file, component.name), component.name);
      }
      case 'Preview': {
        const { of } = attributes;
        const story = (of instanceof Reference && of.member) || '';
        const { title, description, code: example } = readExample(getImport(imports, of).file, story);
        return `**Example: ${title}**${description && ` ${description}`}\n\n${code(example)}`;
      }
      // They are live: the controls, and what is read from the sources.
      case 'Meta':
      case 'TokensUsed':
      case 'VariantsSheet':
      case 'FiguresSheet':
      case 'Controls':
        return '';
      default:
        return code(getSource(node, mdx));
    }
  });
  const markdown = `${removeEmptySections(sections.filter((section) => section.trim() !== '')).join('\n\n')}\n`;
  return { name, summary, markdown };
}

export function isBlock(node: Node): node is Block {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** A block on a single line is parsed as a paragraph with the block inside. */
export function unwrapBlock(node: Node): Node {
  const [child, ...others] = node.type === 'paragraph' ? node.children : [];
  return child && others.length === 0 && isBlock(child) ? child : node;
}

export function createParser() {
  return remark().use(remarkGfm).use(remarkMdx);
}

export function stringify(nodes: Node[]): string {
  return createParser().stringify({ type: 'root', children: nodes }).trim();
}

/** A heading whose content was live only, such as the preview, is followed by the next heading or nothing. */
function removeEmptySections(sections: string[]): string[] {
  const isHeading = (section: string | undefined) => section === undefined || /^##\s[^\n]*$/.test(section);
  return sections.filter((section, index) => !(isHeading(section) && isHeading(sections[index + 1])));
}

/** Returns the file of each imported name. */
function readImports(tree: Tree, folder: string): ReadonlyMap<string, string> {
  const code = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : [])).join('\n');
  const { statements } = ts.createSourceFile('page.tsx', code, ts.ScriptTarget.Latest, true);
  return new Map(
    statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings;
      if (!bindings || !ts.isStringLiteral(moduleSpecifier)) return [];
      const names = ts.isNamespaceImport(bindings) ? [bindings] : [...bindings.elements];
      return names.map(({ name }): [string, string] => [name.text, join(folder, moduleSpecifier.text)]);
    }),
  );
}

/** Returns the import of the components whose props the page lists, as far as the package exports them. */
function importStatement(tree: Tree, imports: ReadonlyMap<string, string>, file: string): string {
  const listed = tree.children.map(unwrapBlock).flatMap((node) => {
    if (!isBlock(node) || node.name !== 'ArgTypes') return [];
    const component = getImport(imports, readAttributes(node)['of']);
    return component.file === file.replace(/\.mdx$/, '.tsx') ? component.name : [];
  });
  return `import { ${listed.join(', ')} } from '@piri/ui/${basename(file, '.mdx')}';`;
}

function getImport(imports: ReadonlyMap<string, string>, of: unknown): { name: string; file: string } {
  const name = of instanceof Reference ? of.name : '';
  const file = imports.get(name);
  if (!file) throw new Error(`A block names ${name}, which the page does not import.`);
  return { name, file };
}

export function readAttributes({ attributes }: Block): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, unknown][] => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      if (typeof value === 'string' || !value) return [[name, value ?? true]];
      return [[name, evaluateLiteral(value.value)]];
    }),
  );
}

/** Returns what stands between the tags of a block, without the common indentation. */
function getText({ children }: Block, mdx: string): string {
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  return start === undefined || end === undefined ? '' : unindent(mdx.slice(start, end));
}

function getSource({ position }: Block, mdx: string): string {
  return mdx.slice(position?.start.offset, position?.end.offset);
}

function toText(value: unknown): string {
  return value instanceof JsxSource ? unindent(value.code) : String(value);
}

/** The first line of a slice has lost its indentation already. */
function unindent(code: string): string {
  const [first = '', ...rest] = code.split('\n');
  const depths = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  // The last line closes the element that the first line opens, so it has the indentation of the first.
  const depth = depths.at(-1) ?? 0;
  return [first, ...rest.map((line) => line.slice(Math.min(depth, line.search(/\S|$/))))].join('\n');
}

function list(items: unknown): string {
  return (items as unknown[]).map((item) => `- ${toText(item)}`).join('\n');
}

function code(source: string): string {
  return `\`\`\`tsx\n${source}\n\`\`\``;
}

function propsTable(props: PropDescription[], component: string): string {
  if (props.length === 0) return `\`${component}\` has no props of its own.`;
  const rows = props.map(({ name, type, required, defaultValue, description }) => [
    `\`${name}\`${required ? ' (required)' : ''}`,
    `\`${type}\``,
    defaultValue === null ? '' : `\`${defaultValue}\``,
    description,
  ]);
  return `\`${component}\`:\n\n${table(['Prop', 'Type', 'Default', 'Description'], rows)}`;
}

export function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
