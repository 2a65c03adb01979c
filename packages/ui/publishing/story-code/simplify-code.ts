import ts from 'typescript';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An edit may uncover another one, such as a spread within a spread. */
const maxPasses = 5;

/**
 * Simplifies what is left when the constants of a story are replaced by their values: `{ ...{ name: 'Neel' } }`,
 * `{ width: 480 }.width`, and `<Image {...{ width: 480 }} />`.
 */
export function simplifyCode(code: string): string {
  let simplified = code;
  for (let pass = 0; pass < maxPasses; pass++) {
    const edits = findEdits(simplified);
    if (edits.length === 0) break;
    for (const { start, end, text } of edits.reverse()) {
      simplified = simplified.slice(0, start) + text + simplified.slice(end);
    }
  }
  return simplified;
}

/** Returns edits that do not overlap, from start to end. */
function findEdits(code: string): Edit[] {
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const text = simplify(node);
    if (text === undefined) ts.forEachChild(node, visit);
    else edits.push({ start: node.getStart(source), end: node.getEnd(), text });
  };
  visit(source);
  return edits;
}

function simplify(node: ts.Node): string | undefined {
  if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression)) {
    const later = getNames(node.parent.properties, node);
    return node.expression.properties
      .filter((property) => !later.includes(property.name?.getText() ?? ''))
      .map((property) => property.getText())
      .join(', ');
  }
  if (ts.isPropertyAccessExpression(node) && ts.isObjectLiteralExpression(node.expression)) {
    return findValue(node.expression, node.name.text);
  }
  if (ts.isJsxSpreadAttribute(node) && ts.isObjectLiteralExpression(node.expression)) {
    const { expression } = node;
    const names = expression.properties.map((property) => property.name?.getText() ?? '');
    const later = getNames(node.parent.properties, node);
    const attributes = names
      .filter((name) => !later.includes(name))
      .map((name) => [name, findValue(expression, name)] as const);
    if (attributes.some(([name, value]) => !/^\w+$/.test(name) || value === undefined)) return undefined;
    return attributes.map(([name, value]) => `${name}={${value}}`).join(' ');
  }
  return undefined;
}

/** Returns the names that follow, which take precedence. */
function getNames(siblings: readonly ts.Node[], node: ts.Node): string[] {
  return siblings
    .slice(siblings.indexOf(node) + 1)
    .map((sibling) => (sibling as ts.PropertyAssignment | ts.JsxAttribute).name?.getText() ?? '');
}

function findValue(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  // What a spread brings is only known when the program runs.
  if (object.properties.some(ts.isSpreadAssignment)) return undefined;
  const property = object.properties.find((one) => one.name?.getText() === name);
  if (property && ts.isShorthandPropertyAssignment(property)) return name;
  return property && ts.isPropertyAssignment(property) ? property.initializer.getText() : undefined;
}
