export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Lines left out between two changes. */
export interface Fold {
  kind: 'fold';
  count: number;
}

/** What stands in one text and not in the other, line by line, by the longest common subsequence. */
export function diffLines(before: string, after: string): DiffLine[] {
  const old = linesOf(before);
  const now = linesOf(after);
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [
    ...old.slice(0, start).map(as('same')),
    ...diffMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map(as('same')),
  ];
}

/** Keeps some lines around each change and folds the rest. */
export function foldSame(lines: readonly DiffLine[], around: number): (DiffLine | Fold)[] {
  const changed = lines.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index]));
  const kept = new Set(
    changed.flatMap((index) => Array.from({ length: around * 2 + 1 }, (_, step) => index - around + step)),
  );
  const folded: (DiffLine | Fold)[] = [];
  for (const [index, line] of lines.entries()) {
    const last = folded.at(-1);
    if (kept.has(index)) folded.push(line);
    else if (last?.kind === 'fold') last.count += 1;
    else folded.push({ kind: 'fold', count: 1 });
  }
  return folded;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

const as = (kind: DiffLine['kind']) => (text: string) => ({ kind, text });

/** Beyond this many cells the table would take longer than a reader waits: then all is removed and added. */
const most = 4_000_000;

function diffMiddle(old: readonly string[], now: readonly string[]): DiffLine[] {
  if (old.length * now.length > most) return [...old.map(as('removed')), ...now.map(as('added'))];
  const width = now.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }

  const lines: DiffLine[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length || column < now.length) {
    const [gone, come] = [old[row], now[column]];
    if (gone !== undefined && gone === come) {
      lines.push({ kind: 'same', text: gone });
      row += 1;
      column += 1;
    } else if (gone !== undefined && (come === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'removed', text: gone });
      row += 1;
    } else {
      lines.push({ kind: 'added', text: come ?? '' });
      column += 1;
    }
  }
  return lines;
}
