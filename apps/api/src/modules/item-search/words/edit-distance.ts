/** Returns how many typing errors are corrected in a word. A short word with one error is usually another word. */
export function getMaxEdits(word: string): number {
  const { length } = [...word];
  if (length < 4 || /\d/.test(word)) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Returns the word itself, and the word with up to `slips` letters left out. Two words that are at most that many
 * errors apart share one of these texts. An index of exact texts therefore finds all similar words, and only few
 * others.
 */
export function listDeletions(word: string, edits: number): string[] {
  let texts = new Set([word]);
  const all = new Set(texts);
  for (let edit = 0; edit < edits; edit += 1) {
    texts = new Set([...texts].flatMap(withOneLess));
    for (const text of texts) all.add(text);
  }
  return [...all];
}

function withOneLess(text: string): string[] {
  const letters = [...text];
  return letters.map((_, index) => letters.toSpliced(index, 1).join(''));
}

/**
 * Returns the number of typing errors between two words: letters left out, added, replaced, or swapped with the next
 * one (the Damerau–Levenshtein distance, in which each letter is swapped at most once).
 */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, opposite] of b.entries()) {
      const min = Math.min(
        at(last, column + 1) + 1,
        at(current, column) + 1,
        at(last, column) + (letter === opposite ? 0 : 1),
      );
      const swapped = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === opposite;
      current.push(swapped ? Math.min(min, at(beforeLast, column - 1) + 1) : min);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
