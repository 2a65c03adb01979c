import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import type { ShopTheLook } from '../../shop-the-look/shop-the-look-tile.tsx';
import type { ListingData, ListingSnippet } from '../data/listing-data.ts';

export type ListingCell =
  | { kind: 'piece'; tile: ItemCardData; index: number }
  | { kind: 'room'; room: ShopTheLook }
  | { kind: 'words'; words: ListingSnippet };

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
export function interleaveListing(
  tiles: readonly ItemCardData[],
  { room, words }: Pick<ListingData, 'room' | 'words'>,
) {
  const rest = [...words];
  return tiles.flatMap((tile, index): ListingCell[] => {
    const cells: ListingCell[] = [{ kind: 'piece', tile, index }];
    const placed = index + 1;
    if (room && placed === roomAfter && tiles.length >= fewestForRoom) cells.push({ kind: 'room', room });
    const next =
      placed % wordsEvery === wordsAfter && placed + afterWords <= tiles.length ? rest.shift() : undefined;
    if (next) cells.push({ kind: 'words', words: next });
    return cells;
  });
}
