import ts from 'typescript';

/** Properties and props that hold classes: `className`, `scrimClassName`, `panelClass`, and `class` of `cva`. */
export const holdsClasses = /^class$|class(Name)?$/i;

/**
 * Returns the expressions from which a class list takes its classes: both branches of a condition, the elements of an
 * array, what a name stands for. Returns `undefined` if that cannot be found in the modules.
 */
export function followClasses(node: ts.Node, checker: ts.TypeChecker): readonly ts.Node[] | undefined {
  if (isWithoutClasses(node)) return [];
  if (ts.isTemplateExpression(node) && !isComposed(node)) {
    return [node.head, ...node.templateSpans.flatMap(({ expression, literal }) => [expression, literal])];
  }
  if (ts.isParenthesizedExpression(node)) return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) {
    return node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
      ? [node.right]
      : [node.left, node.right];
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isObjectLiteralExpression(node)) return node.properties;
  if (ts.isPropertyAssignment(node)) return [node.initializer];
  // A table, such as `tones[tone]` and `colours[name].fill`: all of its strings are classes.
  if (ts.isElementAccessExpression(node)) return [node.expression];
  if (ts.isPropertyAccessExpression(node) && ts.isElementAccessExpression(node.expression)) {
    return [node.expression];
  }
  if (ts.isCallExpression(node)) return followCall(node);
  if (ts.isShorthandPropertyAssignment(node)) {
    return followSymbol(checker.getShorthandAssignmentValueSymbol(node), checker);
  }
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
    return followSymbol(checker.getSymbolAtLocation(node), checker);
  }
  return undefined;
}

/** `props.className` or `props['className']`: given from outside, or by a property of that name in the modules. */
export function isClassProperty(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return holdsClasses.test(node.name.text);
  return ts.isElementAccessExpression(node) && holdsClasses.test(readName(node.argumentExpression));
}

export function readName(node: ts.Node | undefined): string {
  return node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : '';
}

function isWithoutClasses(node: ts.Node): boolean {
  return (
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword ||
    ts.isNumericLiteral(node) ||
    ts.isVoidExpression(node) ||
    readName(node) === 'undefined' ||
    isClassProperty(node)
  );
}

/** Whether a class is composed at run time, such as `text-${size}`. */
function isComposed({ head, templateSpans }: ts.TemplateExpression): boolean {
  const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  const last = texts.length - 1;
  return texts.some((text, index) => {
    const isEmptyEdge = text === '' && (index === 0 || index === last);
    return !isEmptyEdge && ((index > 0 && !/^\s/.test(text)) || (index < last && !/\s$/.test(text)));
  });
}

/** The arguments of `cva` and `cx` are class lists themselves, wherever they are called. */
function followCall({ expression }: ts.CallExpression): ts.Node[] {
  if (/^(cx|cva)$/.test(readName(expression))) return [];
  const isListMethod =
    ts.isPropertyAccessExpression(expression) && /^(filter|join)$/.test(expression.name.text);
  return [isListMethod ? expression.expression : expression];
}

function followSymbol(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Node[] | undefined {
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const found = target?.declarations?.map(followDeclaration) ?? [];
  return found.length > 0 && found.every((nodes) => nodes !== undefined) ? found.flat() : undefined;
}

function followDeclaration(node: ts.Declaration): ts.Node[] | undefined {
  if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer) {
    return [node.initializer];
  }
  if (ts.isFunctionDeclaration(node)) return findReturned(node);
  // A prop for classes. Where a component of the package passes it, its name marks it.
  if (ts.isBindingElement(node) && holdsClasses.test(readName(node.propertyName ?? node.name))) return [];
  return undefined;
}

function findReturned(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isReturnStatement(child) && child.expression) found.push(child.expression);
    else if (!ts.isFunctionLike(child)) ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}
