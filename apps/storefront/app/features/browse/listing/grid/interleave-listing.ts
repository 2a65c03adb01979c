import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import type { ShopTheLookData } from '../../shop-the-look/shop-the-look-tile.tsx';
import type { ListingData, ListingSnippet } from '../data/listing-data.ts';

export type ListingCell =
  | { kind: 'item'; tile: ItemCardData; index: number }
  | { kind: 'room'; room: ShopTheLookData }
  | { kind: 'snippet'; snippet: ListingSnippet };

/** The minimum number of items for a list with a room. */
const minTilesForRoom = 5;
/**
 * The room comes after four items: two full rows on a phone, and one and a third beside the filters, where it has a
 * fixed grid position.
 */
const roomAfter = 4;
/** One snippet for sixteen items, the first at the start of the third row. */
const firstSnippetPosition = 5;
const snippetInterval = 16;
/** At least this many items follow a snippet, or it would push the last item into a row of its own. */
const minTilesAfterSnippet = 3;

/** Returns the items in their order, with a room and snippets between them. */
export function interleaveListing(
  tiles: readonly ItemCardData[],
  { room, snippets }: Pick<ListingData, 'room' | 'snippets'>,
) {
  const rest = [...snippets];
  return tiles.flatMap((tile, index): ListingCell[] => {
    const cells: ListingCell[] = [{ kind: 'item', tile, index }];
    const placed = index + 1;
    if (room && placed === roomAfter && tiles.length >= minTilesForRoom) cells.push({ kind: 'room', room });
    const next =
      placed % snippetInterval === firstSnippetPosition && placed + minTilesAfterSnippet <= tiles.length
        ? rest.shift()
        : undefined;
    if (next) cells.push({ kind: 'snippet', snippet: next });
    return cells;
  });
}
