import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface KeyboardRow {
  keys: string[];
  action: string;
}

/** Reads the rows of `parameters.keyboard` from a file of stories, without running it. */
export function readKeyboardTable(file: string): KeyboardRow[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  let rows: KeyboardRow[] | null = null;
  const visit = (node: ts.Node): void => {
    if (rows === null && ts.isPropertyAssignment(node) && node.name.getText(source) === 'keyboard') {
      if (!ts.isArrayLiteralExpression(node.initializer))
        throw new Error(`\`parameters.keyboard\` in ${file} is not a list in the file itself.`);
      rows = node.initializer.elements.map(toRow);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  if (rows === null) throw new Error(`${file} has no \`parameters.keyboard\`.`);
  return rows;

  function toRow(element: ts.Expression): KeyboardRow {
    const texts = new Map<string, string[]>();
    if (ts.isObjectLiteralExpression(element)) {
      for (const property of element.properties) {
        if (!ts.isPropertyAssignment(property)) continue;
        const { initializer } = property;
        const values = ts.isArrayLiteralExpression(initializer) ? [...initializer.elements] : [initializer];
        texts.set(
          property.name.getText(source),
          values.filter(ts.isStringLiteralLike).map(({ text }) => text),
        );
      }
    }
    const keys = texts.get('keys') ?? [];
    const [action] = texts.get('action') ?? [];
    if (keys.length === 0 || !action)
      throw new Error(`A row of the keyboard table in ${file} cannot be read.`);
    return { keys, action };
  }
}
