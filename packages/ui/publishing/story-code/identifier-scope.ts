import ts from 'typescript';

/** Returns whether the identifier reads a name, and is not the name of a property, an attribute or a declaration. */
export function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent) || ts.isBindingElement(parent)) return false;
  if (ts.isPropertySignature(parent) || ts.isParameter(parent)) return parent.name !== node;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node;
  if (ts.isFunctionDeclaration(parent) || ts.isFunctionExpression(parent)) return false;
  return true;
}

/** Returns whether a function around the identifier declares the same name. */
export function isShadowed(node: ts.Identifier): boolean {
  for (let scope: ts.Node = node.parent; scope && !ts.isSourceFile(scope); scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some(({ name }) => declares(name, node.text)))
      return true;
    if (ts.isBlock(scope)) {
      const found = scope.statements.some(
        (statement) =>
          ts.isVariableStatement(statement) &&
          statement.declarationList.declarations.some(({ name }) => declares(name, node.text)),
      );
      if (found) return true;
    }
  }
  return false;
}

function declares(name: ts.BindingName, wanted: string): boolean {
  if (ts.isIdentifier(name)) return name.text === wanted;
  return name.elements.some((element) => ts.isBindingElement(element) && declares(element.name, wanted));
}
