import ts from 'typescript';
import type { ArgsElement, ExampleSource } from '../../src/internal/docs/example-source.ts';

/** Stands in unformatted code at the element that gets the args of the story. */
export const argsMarker = 'data-story-args';

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** Removes the marker, and returns which of all elements had it: the only one, or else none. */
export function removeMarker(markedCode: string): { code: string; index: number | undefined } {
  const marked = listElements(markedCode).flatMap(({ attributes }, index) => {
    const [first] = attributes.properties;
    return first?.getText() === argsMarker ? [index] : [];
  });
  const code = markedCode.replaceAll(` ${argsMarker}`, '');
  return { code, index: marked.length === 1 ? marked[0] : undefined };
}

/** Reads where formatted code can follow the args: at one element, whose imports and constants may become unused. */
export function readExampleSource(
  code: string,
  index: number,
  fixedArgs: readonly string[],
): ExampleSource | undefined {
  const element = listElements(code)[index];
  if (!element) throw new Error(`The code has no element ${index}:\n${code}`);
  const statements = [...element.getSourceFile().statements];
  const declarations = statements.slice(0, -1).map((statement) => ({
    names: listNames(statement),
    start: statement.getStart(),
    end: statement.end,
  }));
  // An element of a constant is not the example itself.
  const last = statements.at(-1);
  if (!last || element.getStart() < last.getStart()) return undefined;
  return { element: describeElement(element), declarations, fixedArgs };
}

function describeElement(opening: Opening): ArgsElement {
  const whole = ts.isJsxOpeningElement(opening) ? opening.parent : opening;
  return {
    tag: opening.tagName.getText(),
    start: whole.getStart(),
    end: whole.end,
    attributes: opening.attributes.properties.map((one) => ({
      name: ts.isJsxAttribute(one) ? one.name.getText() : '',
      start: one.getStart(),
      end: one.end,
    })),
    ...(ts.isJsxElement(whole) && {
      children: { start: opening.end, end: whole.closingElement.getStart() },
    }),
  };
}

function listElements(code: string): Opening[] {
  const file = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Opening[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns what a statement declares or imports. */
function listNames(statement: ts.Statement): string[] {
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  }
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.FunctionDeclaration;
  return name ? [name.text] : [];
}
