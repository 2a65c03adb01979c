import ts from 'typescript';

/** Elements to which browsers give margins, borders, bullets, fonts or colours that components do not want. */
const styledByBrowsers = new Set(
  'a b blockquote button dd dialog dl fieldset figure h1 h2 h3 h4 h5 h6 hr img input legend ol p select strong summary svg table td textarea th ul video'.split(
    ' ',
  ),
);

/**
 * Returns where the props begin of elements in a compiled module that have neither a class nor
 * props from elsewhere. A link component of an app counts too.
 */
export function findBareElements(source: ts.SourceFile): number[] {
  const places: number[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      /^_jsxs?$/.test(node.expression.text)
    ) {
      const [element, props] = node.arguments;
      if (element && props && ts.isObjectLiteralExpression(props) && props.properties.every(isUnrelated)) {
        const names = props.properties.map(({ name }) => name?.getText(source));
        const isStyled = ts.isStringLiteral(element)
          ? styledByBrowsers.has(element.text)
          : names.includes('href');
        if (isStyled) places.push(props.getStart(source) + 1);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

function isUnrelated(prop: ts.ObjectLiteralElementLike): boolean {
  return !ts.isSpreadAssignment(prop) && prop.name?.getText() !== 'className';
}
