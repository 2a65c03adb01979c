import { type ListingQuery, toSearchParams, updateQuery } from '../address/listing-url.ts';
import type { ListingData } from './listing-data.ts';

/** What of a page of a list goes on standing when the next one is laid below it. */
export type CachedPage = Pick<ListingData, 'tiles' | 'words' | 'room'>;

export interface LoadedPages extends CachedPage {
  /** The page that the first piece stands on. */
  firstPage: number;
}

/** How many lists are remembered: as far as anybody goes back. */
const maxLists = 8;

/** The pages of lists that this visit has seen, so that the next one is laid below them, also after going back. */
export class LoadedPagesCache {
  readonly #lists = new Map<string, Map<number, CachedPage>>();

  keep(address: ListingQuery, { tiles, words, room }: CachedPage) {
    const name = nameOf(address);
    const pages = this.#lists.get(name) ?? new Map<number, CachedPage>();
    pages.set(address.page, { tiles, words, ...(room && { room }) });
    // The last one used comes last.
    this.#lists.delete(name);
    this.#lists.set(name, pages);
    const [oldest] = this.#lists.keys();
    if (this.#lists.size > maxLists && oldest !== undefined) this.#lists.delete(oldest);
  }

  /** This page with all that come before it without a gap. A piece stands once. */
  upTo(address: ListingQuery, page: CachedPage): LoadedPages {
    const pages = this.#lists.get(nameOf(address));
    const shown = [page];
    let firstPage = address.page;
    for (let before = pages?.get(firstPage - 1); before; before = pages?.get(firstPage - 1)) {
      shown.unshift(before);
      firstPage -= 1;
    }
    const { words, room } = shown[0] ?? page;
    // Between two pages, pieces may have changed places.
    const once = new Map(shown.flatMap(({ tiles }) => tiles.map((tile) => [tile.id, tile])));
    return { tiles: [...once.values()], words, ...(room && { room }), firstPage };
  }
}

function nameOf(address: ListingQuery): string {
  return toSearchParams(updateQuery(address, {})).toString();
}
