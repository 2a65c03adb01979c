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
  it('NAV-3 are 7 rooms, 23 groups and 68 entries, so that a page of 50 is not the end', () => {
    const count = (wanted: number) => rows.filter((row) => level(row) === wanted).length;
    expect([count(1), count(2), count(3), count(4)]).toEqual([7, 23, 68, 0]);
  });

  it('hold exactly one orphan besides, whose parent does not exist', () => {
    const orphans = rows.filter((row) => level(row) === undefined);
    expect(orphans.map((row) => row.id)).toEqual(['monsoon-clearance']);
    expect(byId.has('seasonal-offers')).toBe(false);
  });

  it('give each shown row the stage of its room, and each room its own', () => {
    for (const row of rows.filter((row) => level(row) !== undefined)) {
      let room = row;
      while (room.parentId !== null) room = byId.get(room.parentId) ?? room;
      expect(row.extras.stage, row.id).toBe(room.extras.stage);
    }
    expect(rows.filter((row) => row.parentId === null).map((row) => row.extras.stage)).toEqual([
      ...backdrops,
    ]);
  });

  it('name each room in short and in Bangla', () => {
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

  it('read as a tree when the flat list is sorted by sortOrder alone', () => {
    const sorted = rows.filter((row) => level(row) !== undefined).sort((a, b) => a.sortOrder - b.sortOrder);
    expect(new Set(sorted.map((row) => row.sortOrder)).size).toBe(sorted.length);
    const open: string[] = [];
    for (const row of sorted) {
      const depth = (level(row) ?? 0) - 1;
      expect(row.parentId, row.id).toBe(depth === 0 ? null : open[depth - 1]);
      open.splice(depth, open.length, row.id);
    }
  });

  it('bear names that differ among sisters', () => {
    const names = rows.map((row) => `${row.parentId}/${row.name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a wrong file is answered with a sentence that names it', () => {
  const room = { id: 'attic', parentId: null, name: 'Attic', sortOrder: 1, extras: { stage: 'kids' } };
  const rejections: [string, unknown, string][] = [
    ['a missing field', [{ ...room, name: undefined }], 'data/categories.json, row "attic", field "name"'],
    ['a misspelt field', [{ ...room, sortorder: 2 }], 'has an unknown field: "sortorder".'],
    [
      'an id that is no slug',
      [{ ...room, id: 'The Attic' }],
      'row "The Attic", field "id": must be lower-case',
    ],
    ['no id at all', [room, { ...room, id: 7 }], 'row 2, field "id"'],
    ['an unknown stage', [{ ...room, extras: { stage: 'attic' } }], 'row "attic", field "extras.stage"'],
    [
      'a room without a stage',
      [{ ...room, extras: {} }],
      'row "attic", field "extras.stage": is missing. A root category must',
    ],
    ['an id used twice', [room, room], 'row "attic": this id is used by more than one row.'],
    ['a circle', [{ ...room, parentId: 'attic', extras: {} }], 'row "attic", field "parentId": its parents'],
    ['no list', { room }, 'data/categories.json: must contain a list'],
  ];
  it.each(rejections)('%s', (_, data, sentence) => {
    expect(() => parseCategories(JSON.stringify(data))).toThrow(sentence);
  });

  it('text that is no JSON', () => {
    expect(() => parseCategories('[{]')).toThrow('data/categories.json: is not valid JSON');
  });

  it('while the same row, right, is taken and its defaults filled in', () => {
    expect(parseCategories(JSON.stringify([room]))).toEqual([{ ...room, hidden: false, options: [] }]);
  });
});
