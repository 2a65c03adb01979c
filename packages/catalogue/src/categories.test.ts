import { backdrops } from '@piri/contract/categories';
import { describe, expect, it } from 'vitest';
import { type CategoryRow, parseCategories, readCategories } from './categories.ts';

const rows = readCategories();
const byId = new Map(rows.map((row) => [row.id, row]));

/** Returns 1 for a root category, 2 and 3 below it; undefined for a row without a valid parent. */
function level(row: CategoryRow): number | undefined {
  if (row.parentId === null) return 1;
  const parent = byId.get(row.parentId);
  const above = parent && level(parent);
  return above && above + 1;
}

describe('the categories of the shop', () => {
  it('NAV-3 are 7 rooms, 23 groups and 68 entries, more than a page of 50', () => {
    const count = (wanted: number) => rows.filter((row) => level(row) === wanted).length;
    expect([count(1), count(2), count(3), count(4)]).toEqual([7, 23, 68, 0]);
  });

  it('include exactly one orphan, whose parent does not exist', () => {
    const orphans = rows.filter((row) => level(row) === undefined);
    expect(orphans.map((row) => row.id)).toEqual(['monsoon-clearance']);
    expect(byId.has('seasonal-offers')).toBe(false);
  });

  it('have the stage of their room, and each room has its own', () => {
    for (const row of rows.filter((row) => level(row) !== undefined)) {
      let room = row;
      while (room.parentId !== null) room = byId.get(room.parentId) ?? room;
      expect(row.extras.stage, row.id).toBe(room.extras.stage);
    }
    expect(rows.filter((row) => row.parentId === null).map((row) => row.extras.stage)).toEqual([
      ...backdrops,
    ]);
  });

  it('have a short name and a Bangla name for each room', () => {
    const rooms = rows.filter((row) => row.parentId === null);
    expect(rooms.map((room) => room.extras.shortName)).toEqual([
      'Living',
      'Bedroom',
      'Dining',
      'Office',
      'Kids',
      'Outdoor',
      'Décor',
    ]);
    for (const room of rooms) expect(room.extras.nameBn, room.id).toMatch(/^[ঀ-৿ ]+$/);
  });

  it('are in the order of the tree when they are sorted by sortOrder alone', () => {
    const sorted = rows.filter((row) => level(row) !== undefined).sort((a, b) => a.sortOrder - b.sortOrder);
    expect(new Set(sorted.map((row) => row.sortOrder)).size).toBe(sorted.length);
    const open: string[] = [];
    for (const row of sorted) {
      const depth = (level(row) ?? 0) - 1;
      expect(row.parentId, row.id).toBe(depth === 0 ? null : open[depth - 1]);
      open.splice(depth, open.length, row.id);
    }
  });

  it('have unique names among siblings', () => {
    const names = rows.map((row) => `${row.parentId}/${row.name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('validation of categories', () => {
  const room = { id: 'attic', parentId: null, name: 'Attic', sortOrder: 1, extras: { stage: 'kids' } };
  const rejections: [string, unknown, string][] = [
    ['a missing field', [{ ...room, name: undefined }], 'data/categories.json, row "attic", field "name"'],
    ['a misspelt field', [{ ...room, sortorder: 2 }], 'has an unknown field: "sortorder".'],
    [
      'an id that is not a slug',
      [{ ...room, id: 'The Attic' }],
      'row "The Attic", field "id": must be lower-case',
    ],
    ['a number instead of an id', [room, { ...room, id: 7 }], 'row 2, field "id"'],
    ['an unknown stage', [{ ...room, extras: { stage: 'attic' } }], 'row "attic", field "extras.stage"'],
    [
      'a room without a stage',
      [{ ...room, extras: {} }],
      'row "attic", field "extras.stage": is missing. A root category must',
    ],
    ['an id used twice', [room, room], 'row "attic": this id is used by more than one row.'],
    [
      'a category that is its own parent',
      [{ ...room, parentId: 'attic', extras: {} }],
      'row "attic", field "parentId": its parents',
    ],
    ['an object instead of a list', { room }, 'data/categories.json: must contain a list'],
  ];
  it.each(rejections)('rejects %s', (_, data, sentence) => {
    expect(() => parseCategories(JSON.stringify(data))).toThrow(sentence);
  });

  it('rejects text that is not JSON', () => {
    expect(() => parseCategories('[{]')).toThrow('data/categories.json: is not valid JSON');
  });

  it('accepts the same row without the mistake and fills in the defaults', () => {
    expect(parseCategories(JSON.stringify([room]))).toEqual([{ ...room, hidden: false, options: [] }]);
  });
});
