import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../../testing/fuzz-value-generator.ts';
import { editDistance, getMaxEdits, listDeletions } from './edit-distance.ts';

describe('edit distance', () => {
  it.each([
    ['sofa', 'sofa', 0],
    ['sofaa', 'sofa', 1],
    ['sfoa', 'sofa', 1],
    ['soda', 'sofa', 1],
    ['sfa', 'sofa', 1],
    ['meghan', 'meghna', 1],
    ['warrdrobe', 'wardrobe', 1],
    ['wardorb', 'wardrobe', 2],
    ['ca', 'abc', 3],
    ['', 'bed', 3],
    ['খাট', 'খট', 1],
    ['খাট', 'খাটা', 1],
  ])('of %s and %s is %d in both directions', (one, other, edits) => {
    expect(editDistance(one, other)).toBe(edits);
    expect(editDistance(other, one)).toBe(edits);
  });

  it.each([
    ['bed', 0],
    ['sofa', 1],
    ['cushion', 1],
    ['mattress', 2],
    ['আলমারি', 1],
    ['mgn3sash', 0],
  ])('is limited for %s to %d', (word, edits) => {
    expect(getMaxEdits(word)).toBe(edits);
  });
});

it('NAV-5 words that are at most two edits apart share a deletion', () => {
  const random = createSeededRandom(7);
  const letter = () => 'abcdeo'[Math.floor(random() * 6)] ?? 'a';
  const anyWord = () => Array.from({ length: 6 + Math.floor(random() * 6) }, letter).join('');

  function edit(word: string): string {
    const letters = [...word];
    const at = Math.floor(random() * letters.length);
    const [first = '', second = ''] = letters.slice(at, at + 2);
    const kinds = [
      () => letters.toSpliced(at, 1),
      () => letters.toSpliced(at, 0, letter()),
      () => letters.toSpliced(at, 1, letter()),
      () => letters.toSpliced(at, 2, second, first),
    ];
    return (kinds[Math.floor(random() * 4)]?.() ?? letters).join('');
  }

  for (let round = 0; round < 2000; round += 1) {
    const word = anyWord();
    const mistyped = edit(edit(word));
    if (editDistance(word, mistyped) > 2) continue;
    const kept = new Set(listDeletions(word, 2));
    expect(
      listDeletions(mistyped, 2).some((text) => kept.has(text)),
      `${word}, ${mistyped}`,
    ).toBe(true);
  }
});
