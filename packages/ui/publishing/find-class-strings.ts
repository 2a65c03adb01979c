import ts from 'typescript';
import { followClasses, holdsClasses, isClassProperty, readName } from './class-expressions.ts';

/** A part of a module that is text of a class list: the inside of a string, or a part of a template. */
interface ClassString {
  file: string;
  start: number;
  text: string;
}

interface ClassStrings {
  strings: ClassString[];
  /** Expressions in the place of a class list whose classes cannot be found in the modules. */
  unknown: string[];
}

/**
 * Finds every string of the modules that ends up in a class list: in `className` and the like, and in the arguments of
 * `cva` and `cx`. It follows constants, functions, tables and imports to where their strings are written.
 */
export function findClassStrings(program: ts.Program, files: string[]): ClassStrings {
  const checker = program.getTypeChecker();
  const found: ClassStrings = { strings: [], unknown: [] };
  const open = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not among the compiled modules.`);
    return findClassLists(source);
  });
  const seen = new Set<ts.Node>();
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const source = node.getSourceFile();
    const start = node.getStart(source);
    if (isText(node)) {
      const text = source.text.slice(start + 1, node.getEnd()).replace(/(\$\{|['"`}])$/, '');
      found.strings.push({ file: source.fileName, start: start + 1, text });
      continue;
    }
    const next = followClasses(node, checker);
    if (next) open.push(...next);
    else {
      const { line } = source.getLineAndCharacterOfPosition(start);
      found.unknown.push(`${source.fileName}:${line + 1}: ${node.getText(source)}`);
    }
  }
  return found;
}

/** A string, or a part of a template. */
export function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

/** Returns the expressions in a module that are class lists by their place. */
function findClassLists(source: ts.SourceFile): ts.Node[] {
  const lists: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && holdsClasses.test(readName(node.name))) lists.push(node.initializer);
    if (ts.isShorthandPropertyAssignment(node) && holdsClasses.test(node.name.text)) lists.push(node);
    if (ts.isCallExpression(node)) {
      if (readName(node.expression) === 'cx') lists.push(...node.arguments);
      if (readName(node.expression) === 'cva') lists.push(...findVariantClasses(node));
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      isClassProperty(node.left)
    ) {
      lists.push(node.right);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lists;
}

/** The base classes, and the classes of each value of each variant. Compound variants have `className`. */
function findVariantClasses({ arguments: [base, options] }: ts.CallExpression): ts.Node[] {
  const variants =
    options && ts.isObjectLiteralExpression(options)
      ? options.properties.filter(({ name }) => readName(name) === 'variants')
      : [];
  return [...(base ? [base] : []), ...variants];
}
