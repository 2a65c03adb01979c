import { type ListingQuery, toListingSearchParams, toUpdatedQuery } from '../address/listing-url.ts';
import type { ListingData } from './listing-data.ts';

/** The data of a page that is still needed when the next page is appended. */
export type CachedPage = Pick<ListingData, 'tiles' | 'snippets' | 'room'>;

export interface LoadedPages extends CachedPage {
  /** The number of the page with the first item. */
  firstPage: number;
}

/** The maximum number of cached lists: as far as shoppers usually go back. */
const maxLists = 8;

/**
 * Caches the pages of lists that were seen in this visit, so that the next page is appended to them, also after going
 * back.
 */
export class LoadedPagesCache {
  readonly #lists = new Map<string, Map<number, CachedPage>>();

  add(address: ListingQuery, { tiles, snippets, room }: CachedPage) {
    const name = getListKey(address);
    const pages = this.#lists.get(name) ?? new Map<number, CachedPage>();
    pages.set(address.page, { tiles, snippets, ...(room && { room }) });
    // Re-inserts the list, so that the map stays in least-recently-used order.
    this.#lists.delete(name);
    this.#lists.set(name, pages);
    const [oldest] = this.#lists.keys();
    if (this.#lists.size > maxLists && oldest !== undefined) this.#lists.delete(oldest);
  }

  /** Returns this page with all cached pages before it without a gap, and without duplicate items. */
  getPagesUpTo(address: ListingQuery, page: CachedPage): LoadedPages {
    const pages = this.#lists.get(getListKey(address));
    const shown = [page];
    let firstPage = address.page;
    for (let before = pages?.get(firstPage - 1); before; before = pages?.get(firstPage - 1)) {
      shown.unshift(before);
      firstPage -= 1;
    }
    const { snippets, room } = shown[0] ?? page;
    // Items may have moved between two pages.
    const once = new Map(shown.flatMap(({ tiles }) => tiles.map((tile) => [tile.id, tile])));
    return { tiles: [...once.values()], snippets, ...(room && { room }), firstPage };
  }
}

function getListKey(address: ListingQuery): string {
  return toListingSearchParams(toUpdatedQuery(address, {})).toString();
}
