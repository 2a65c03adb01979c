import ts from 'typescript';

/** JSX in an attribute, as it is written. */
export class JsxSource {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

/** A variable in an attribute, such as `Button` in `of={Button}`, or a member of one, such as `ButtonStories.Default`. */
export class Reference {
  readonly name: string;
  readonly member: string | undefined;

  constructor(name: string, member?: string) {
    this.name = name;
    this.member = member;
  }
}

/** Returns the value of an expression of literals, lists, objects, JSX and names. */
export function evaluateLiteral(code: string): unknown {
  const file = ts.createSourceFile('attribute.tsx', `(${code})`, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  if (!statement || !ts.isExpressionStatement(statement)) throw new Error(`This is no expression: ${code}`);
  return evaluate(statement.expression);
}

function evaluate(node: ts.Expression): unknown {
  if (ts.isParenthesizedExpression(node)) return evaluate(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(evaluate);
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      node.properties.map((property) => {
        if (!ts.isPropertyAssignment(property)) throw unsupported(property);
        return [property.name.getText(), evaluate(property.initializer)];
      }),
    );
  }
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))
    return new JsxSource(node.getText());
  if (ts.isIdentifier(node)) return new Reference(node.text);
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
    return new Reference(node.expression.text, node.name.text);
  throw unsupported(node);
}

function unsupported(node: ts.Node): Error {
  return new Error(
    `A page passes \`${node.getText()}\` to a block. Its Markdown can only be made from strings, numbers, booleans, lists, objects and JSX: write the value in the page.`,
  );
}
