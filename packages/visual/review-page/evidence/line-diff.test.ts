import { describe, expect, test } from 'vitest';
import { collapseUnchanged, diffLines } from './line-diff.ts';

const show = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`);

describe('BENCH-4 changes of a text are shown as a line diff', () => {
  test('a changed line is one removed and one added, in its place', () => {
    expect(show('list\n  button "Save"\n  link', 'list\n  button "Saved"\n  link')).toEqual([
      ' list',
      '-  button "Save"',
      '+  button "Saved"',
      '   link',
    ]);
  });

  test('a line that moved is removed here and added there, and the rest stays', () => {
    expect(show('a\nb\nc\nd', 'a\nc\nd\nb')).toEqual([' a', '-b', ' c', ' d', '+b']);
  });

  test('equal texts have no changes, and empty texts have no lines', () => {
    expect(show('a\nb\n', 'a\nb')).toEqual([' a', ' b']);
    expect(show('', '')).toEqual([]);
    expect(show('', 'a')).toEqual(['+a']);
    expect(show('a\na', 'a')).toEqual([' a', '-a']);
  });

  test('both texts can be restored from the diff', () => {
    const before = 'a b c a b b a'.replaceAll(' ', '\n');
    const after = 'c b a b a c'.replaceAll(' ', '\n');
    const lines = diffLines(before, after);
    const without = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ text }) => text);
    expect(without('added').join('\n')).toBe(before);
    expect(without('removed').join('\n')).toBe(after);
    expect(lines.filter(({ kind }) => kind === 'same')).toHaveLength(4);
  });

  test('unchanged lines are found in long texts with hundreds of changes', () => {
    const lines = (changed: number) =>
      Array.from({ length: 2000 }, (_, line) =>
        line % 3 === 0 && line < 3 * changed ? `new ${line}` : line,
      ).join('\n');
    const same = diffLines(lines(0), lines(600)).filter(({ kind }) => kind === 'same');
    expect(same).toHaveLength(1400);
  });

  test('texts with too many changes are shown as all removed and all added', () => {
    const many = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word} ${index}`).join('\n');
    expect(diffLines(many('one'), many('other'))).toHaveLength(6000);
  });
});

test('BENCH-4 lines far from a change are folded and counted', () => {
  const before = '1\n2\n3\n4\n5\n6\n7\n8\n9';
  expect(collapseUnchanged(diffLines(before, before.replace('5', 'five')), 1)).toEqual([
    { kind: 'fold', count: 3 },
    { kind: 'same', text: '4' },
    { kind: 'removed', text: '5' },
    { kind: 'added', text: 'five' },
    { kind: 'same', text: '6' },
    { kind: 'fold', count: 3 },
  ]);
  expect(collapseUnchanged(diffLines('a\nb', 'a\nb'), 3)).toEqual([{ kind: 'fold', count: 2 }]);
});
