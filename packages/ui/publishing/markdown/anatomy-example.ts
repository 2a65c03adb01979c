import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** Returns the subpath that exports a name of the package, such as `button` for `Button`. */
export type FindSubpath = (name: string) => string | undefined;

/**
 * Returns the code of an anatomy as an adopter can copy it: with its imports, and without what only arranges the picture
 * on the page, which are its classes and the elements around it.
 */
export function toAnatomyExample(code: string, findSubpath: FindSubpath): string {
  const source = parse(removeFrames(removeClasses(code)));
  const names = new Map<string, Set<string>>();
  forEachNode(source, (node) => {
    const name = readUsedName(node);
    const subpath = name && findSubpath(name);
    if (subpath) names.set(subpath, (names.get(subpath) ?? new Set()).add(name));
  });
  const imports = [...names]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([subpath, used]) => `import { ${[...used].sort().join(', ')} } from '@piri/ui/${subpath}';`);
  return [...imports, '', source.text].join('\n').trim();
}

/** Reads which subpath exports which functions. */
export function createSubpathFinder(source: string): FindSubpath {
  const subpaths = new Map<string, string>();
  for (const file of globSync('*/*.tsx', { cwd: source })) {
    const subpath = basename(file, '.tsx');
    if (subpath !== dirname(file)) continue;
    const code = readFileSync(join(source, file), 'utf8');
    for (const [, name = ''] of code.matchAll(/^export (?:function|const) (\w+)/gm))
      subpaths.set(name, subpath);
    for (const [, list = ''] of code.matchAll(/^export \{([^}]*)\}/gm)) {
      for (const name of list.split(',')) {
        if (!/^\s*type\s/.test(name) && name.trim() !== '') subpaths.set(name.trim(), subpath);
      }
    }
  }
  return (name) => subpaths.get(name);
}

function removeClasses(code: string): string {
  const source = parse(code);
  const cuts: [from: number, to: number][] = [];
  forEachNode(source, (node) => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') {
      cuts.push([node.getFullStart(), node.getEnd()]);
    }
  });
  return cuts.reverse().reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), code);
}

/** Removes elements without attributes around a single element. */
function removeFrames(code: string): string {
  const [statement] = parse(code).statements;
  const element = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (!element || !ts.isJsxElement(element)) return code;
  const { tagName, attributes } = element.openingElement;
  const children = element.children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');
  const [child] = children;
  const isFrame = /^(div|span)$/.test(tagName.getText()) && attributes.properties.length === 0;
  if (!isFrame || children.length !== 1 || !child || ts.isJsxText(child)) return code;
  return removeFrames(child.getText().replace(/^ {2}/gm, ''));
}

/** Returns the name of a component that is rendered, or of a function that is called. */
function readUsedName(node: ts.Node): string | undefined {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return node.tagName.getText();
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : undefined;
}

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('anatomy.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function forEachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => forEachNode(child, visit));
}
