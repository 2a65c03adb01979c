import ts from 'typescript';

interface SourceFile {
  path: string;
  text: string;
}

/**
 * Returns the English texts that components show without asking `useLabels`, as `path:line: text`. A text is what
 * stands in JSX or in an attribute that is read out, the default of a prop whose type is text, and any string that
 * begins like a sentence. Texts in an object that is passed to `useLabels` are provided.
 */
export function findFixedTexts(sources: readonly SourceFile[]): string[] {
  const files = sources.map(({ path, text }) =>
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  );
  const provided = findProvidedNames(files);
  return files.flatMap((file) => {
    const textProps = findTextProps(file);
    const found: string[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
      if (ts.isVariableDeclaration(node) && provided.has(node.name.getText())) return;
      const text = readText(node);
      const isText = text && !isCompared(node) && !isPropertyName(node);
      if (isText && (isShown(node, textProps) || (readsLikeSentence(text) && !isTechnical(node)))) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file.fileName}:${line + 1}: ${text}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

/** Finds the constants that `useLabels` gets as its English texts, and those that these contain. */
function findProvidedNames(files: readonly ts.SourceFile[]): Set<string> {
  const provided = new Set<string>();
  const constants = new Map<string, ts.Node[]>();
  for (const node of files.flatMap(listNodes)) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'useLabels' && node.arguments[1])
      provided.add(node.arguments[1].getText());
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const name = node.name.getText();
      constants.set(name, [...(constants.get(name) ?? []), node.initializer]);
    }
  }
  // Grows while it is read, so that constants inside of constants are found too.
  for (const name of provided) {
    for (const node of (constants.get(name) ?? []).flatMap(listNodes)) {
      if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.initializer))
        provided.add(node.initializer.text);
    }
  }
  return provided;
}

/** Finds the props that are text: strings, nodes and functions that return a string. */
function findTextProps(file: ts.SourceFile): Set<string> {
  const names = listNodes(file).flatMap((node) =>
    ts.isPropertySignature(node) && /^(string|ReactNode)$|=> string$/.test(node.type?.getText() ?? '')
      ? node.name.getText()
      : [],
  );
  return new Set(names.filter((name) => !technicalProps.has(name)));
}

const technicalProps = new Set(['id', 'name', 'ratio', 'className', 'cssVariable', 'href']);

const spokenAttributes =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|\w*[lL]abel)$/;

function isShown(node: ts.Node, textProps: ReadonlySet<string>): boolean {
  if (ts.isJsxText(node)) return true;
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (ts.isJsxAttribute(outer)) return spokenAttributes.test(outer.name.getText());
    if (ts.isBindingElement(outer)) return textProps.has((outer.propertyName ?? outer.name).getText());
    if (ts.isStatement(outer)) return false;
  }
  return false;
}

/** Returns the letters of a string, a template or JSX, or nothing. A template without letters of its own is no text. */
function readText(node: ts.Node): string | undefined {
  const text = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join('{}')
    : ts.isStringLiteralLike(node) || ts.isJsxText(node)
      ? node.text
      : '';
  return /\p{Letter}/u.test(text) ? text.trim() : undefined;
}

const readsLikeSentence = (text: string) =>
  /^\p{Lu}\p{Ll}|\p{Ll}[.?]$|[’…]/u.test(text) && !/^Arrow(Left|Right)$/.test(text);

function isCompared({ parent }: ts.Node): boolean {
  return (
    ts.isCaseClause(parent) ||
    (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText()))
  );
}

function isPropertyName(node: ts.Node): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

/** Developers read errors, and calls get the names of components and classes. */
function isTechnical(node: ts.Node): boolean {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (ts.isNewExpression(outer) && /Error$/.test(outer.expression.getText())) return true;
    if (ts.isCallExpression(outer)) return true;
    if (ts.isJsxAttribute(outer)) return outer.name.getText() === 'className';
  }
  return false;
}

function listNodes(node: ts.Node): ts.Node[] {
  const found = [node];
  ts.forEachChild(node, (child) => void found.push(...listNodes(child)));
  return found;
}
