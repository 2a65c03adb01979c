import ts from 'typescript';

/** Returns a JSX attribute, or nothing for `undefined`. */
export function formatAttribute(name: string, value: string): string | undefined {
  if (value === 'undefined') return undefined;
  if (value === 'true') return name;
  const text = /^'((?:[^'\\]|\\.)*)'$|^"((?:[^"\\]|\\.)*)"$/.exec(value);
  const content = text?.[1] ?? text?.[2];
  if (content !== undefined && !/[\\"]/.test(content)) return `${name}="${content}"`;
  return `${name}={${value}}`;
}

/** Returns a value as the children of an element. */
export function formatChildren(code: string, node: ts.Node): string {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return code;
  if (ts.isStringLiteral(node) && !/[{}<>&\\]|^\s|\s$/.test(node.text)) return node.text;
  return `{${code}}`;
}
