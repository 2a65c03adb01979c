import ts from 'typescript';
import { isText } from './find-class-strings.ts';

/** Strings that are no classes, although Tailwind has classes of these names: slots, roles, types and values of CSS. */
const notClasses = new Set([
  'container',
  'grid',
  'group',
  'hidden',
  'inline',
  'inline-flex',
  'table',
  'table-cell',
  'table-row',
  'transition',
]);

/** Returns the strings outside of class lists in which every word is a class. They may have been overlooked. */
export function findUnprefixedClasses(
  source: ts.SourceFile,
  isInClassList: (start: number) => boolean,
  isClass: (name: string) => boolean,
): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && !isInClassList(node.getStart(source) + 1)) {
      const words = node.text.split(/\s+/).filter(Boolean);
      if (words.length > 0 && words.every((word) => !notClasses.has(word) && isClass(word)))
        found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
