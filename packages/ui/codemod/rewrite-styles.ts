import { getOwn, type RenameTable } from '../src/renamed/rename-table.ts';
import { applyEdits, type Edit, type RewriteResult } from './edits.ts';
import { getClassEdits, getCssVariableEdits, getDataAttributeEdits } from './token-edits.ts';

/** Rewrites a style sheet: custom properties, `@apply`, selectors of classes and of data attributes. */
export function rewriteStyles(text: string, table: RenameTable): RewriteResult {
  return applyEdits(text, [
    ...getCssVariableEdits(text, 0, table),
    ...getDataAttributeEdits(text, 0, table),
    ...getApplyEdits(text, table),
    ...getClassSelectorEdits(text, table),
  ]);
}

function getApplyEdits(text: string, table: RenameTable): Edit[] {
  return [...text.matchAll(/(?<=@apply\s)[^;}]+/g)].flatMap(({ 0: classes, index }) =>
    getClassEdits(classes, index, table),
  );
}

/** `.bg-old`, and with escaped variants and modifiers: `.hover\:bg-old`, `.bg-old\/50`. */
function getClassSelectorEdits(text: string, { renamedUtilities }: RenameTable): Edit[] {
  return [...text.matchAll(/(?<=\.(?:[\w-]|\\.)*)(?<=\.|\\:)[a-z-][\w-]*/g)].flatMap(({ 0: name, index }) => {
    const current = getOwn(renamedUtilities, name);
    const edit = { start: index, end: index + name.length, text: current ?? '', kind: 'utility' };
    return current === undefined ? [] : [edit];
  });
}
