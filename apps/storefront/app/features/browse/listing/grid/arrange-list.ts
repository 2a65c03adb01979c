import type { Tile } from '../../../catalogue/items/tile.ts';
import type { RoomView } from '../../shop-the-look/room-in-list.tsx';
import type { ListingData, ListingWords } from '../data/listing-data.ts';

export type ListCell =
  | { kind: 'piece'; tile: Tile; index: number }
  | { kind: 'room'; room: RoomView }
  | { kind: 'words'; words: ListingWords };

/** Fewer pieces than this would be lost around a room. */
const fewestForRoom = 5;
/** The room comes after four: two full rows on a phone, and one and a bit beside the filters, where it is placed. */
const roomAfter = 4;
/** One tile of words to sixteen pieces, the first where the third row begins. */
const wordsAfter = 5;
const wordsEvery = 16;
/** A row of pieces follows them, or they would push the last piece into a row of its own. */
const afterWords = 3;

/** The pieces in their order, with a room and a few words between them. */
export function arrangeList(tiles: readonly Tile[], { room, words }: Pick<ListingData, 'room' | 'words'>) {
  const rest = [...words];
  return tiles.flatMap((tile, index): ListCell[] => {
    const cells: ListCell[] = [{ kind: 'piece', tile, index }];
    const placed = index + 1;
    if (room && placed === roomAfter && tiles.length >= fewestForRoom) cells.push({ kind: 'room', room });
    const next =
      placed % wordsEvery === wordsAfter && placed + afterWords <= tiles.length ? rest.shift() : undefined;
    if (next) cells.push({ kind: 'words', words: next });
    return cells;
  });
}
