import { diffArrays } from 'diff';

export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Unchanged lines that are hidden between two changes. */
export interface Fold {
  kind: 'fold';
  count: number;
}

/**
 * The maximum number of removed plus added lines. A changed line counts twice. A longer diff would take too long to
 * calculate, so all lines are shown as removed and added.
 */
const maxEditLength = 4000;

/** Returns a line-by-line diff of two texts. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const parts = diffArrays(old, now, { maxEditLength });
  if (!parts) return [...old.map(as('removed')), ...now.map(as('added'))];
  return parts.flatMap(({ value, added, removed }) =>
    value.map(as(added ? 'added' : removed ? 'removed' : 'same')),
  );
}

/** Keeps some lines around each change and folds the rest. */
export function collapseUnchanged(lines: readonly DiffLine[], around: number): (DiffLine | Fold)[] {
  const changed = lines.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index]));
  const shownLines = new Set(
    changed.flatMap((index) => Array.from({ length: around * 2 + 1 }, (_, step) => index - around + step)),
  );
  const folded: (DiffLine | Fold)[] = [];
  for (const [index, line] of lines.entries()) {
    const last = folded.at(-1);
    if (shownLines.has(index)) folded.push(line);
    else if (last?.kind === 'fold') last.count += 1;
    else folded.push({ kind: 'fold', count: 1 });
  }
  return folded;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

const as = (kind: DiffLine['kind']) => (text: string) => ({ kind, text });
