import { type Client, loaderClientOptions } from '@piri/client';
import type { ItemDetails } from '@piri/contract/items';
import type { Outlet } from '@piri/contract/outlets';
import type { StockEntry, StockState } from '@piri/contract/stock';
import type { AppLoadContext } from 'react-router';
import type { Scene } from '../../../../server/files/image-index.ts';
import { isInShowroom } from '../../catalogue/items/get-stock-badge-content.ts';
import { type Thumbnail, toThumbnail } from '../../catalogue/items/to-thumbnail.ts';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import { divisionTiles } from './division-map-layout.ts';

export interface OutletWithStock extends Outlet {
  /** The stock of the requested item. Undefined if the showroom does not have it, or if no item was requested. */
  stock?: { state: StockState; available: number };
}

/** The item whose stock is shown. */
export interface StockLookupItem {
  code: string;
  id: string;
  title: string;
  /** The chosen options, such as "Ash, 3-seater". */
  values: string;
  image?: Thumbnail;
}

export interface OutletsPageData {
  /** Whether the showrooms could be loaded. */
  loaded: boolean;
  /** The showrooms of the chosen division, or all of them. */
  outlets: OutletWithStock[];
  /** The number of showrooms in each division, by its id. */
  counts: Record<string, number>;
  division?: { id: string; name: string };
  item?: StockLookupItem;
  /** The requested code, if no item has it. */
  unknownSku?: string;
  hint?: string;
  /** An image of a showroom, if no item was requested. */
  room?: Scene;
}

const maxCodeLength = 60;

/** Loads the showrooms, filtered by the division in the address, and their stock of an item. */
export async function loadOutlets(
  request: Request,
  { api, images }: Pick<AppLoadContext, 'api' | 'images'>,
): Promise<OutletsPageData> {
  const params = new URL(request.url).searchParams;
  const code = params.get('sku')?.trim().slice(0, maxCodeLength) || undefined;
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const [all, texts, item, stock] = await Promise.all([
    ignoreTimeout(api.listOutlets({}, { signal }), signal),
    ignoreTimeout(api.listTexts({ query: { key: 'outlets-hint' } }, { signal }), signal),
    code === undefined ? undefined : loadStockFilterItem(api, code, signal),
    code === undefined ? undefined : loadStock(api, code, signal),
  ]);
  const room = code === undefined ? images.scene('showroom') : undefined;
  const hint = texts?.ok ? texts.body.list[0]?.fields.text?.[0] : undefined;
  const loaded = all?.ok === true && item !== 'unreached' && stock !== 'unreached';
  const list = all?.ok ? all.body.list : [];
  return {
    loaded,
    ...buildOutletsList(list, {
      division: params.get('division') ?? '',
      stock: Array.isArray(stock) ? stock : [],
    }),
    ...(typeof item === 'object' && { item }),
    ...(item === 'unknown' && code !== undefined && { unknownSku: code }),
    ...(hint !== undefined && { hint }),
    ...(room && { room }),
  };
}

/**
 * Sorts the showrooms of one division or all: by stock of the item, then by division, the one with the most showrooms
 * first.
 */
export function buildOutletsList(
  list: readonly Outlet[],
  { division: id, stock }: { division: string; stock: readonly StockEntry[] },
): Pick<OutletsPageData, 'outlets' | 'counts' | 'division'> {
  const counts: Record<string, number> = {};
  for (const { division } of list) counts[toDivisionId(division)] = (counts[toDivisionId(division)] ?? 0) + 1;
  const division = divisionTiles.find((patch) => patch.id === id);
  const shown = list
    .filter((outlet) => division === undefined || toDivisionId(outlet.division) === division.id)
    .map((outlet): OutletWithStock => {
      const row = stock.find((row) => row.outlet.id === outlet.id);
      return row ? { ...outlet, stock: { state: row.state, available: row.available } } : outlet;
    });
  return {
    outlets: shown.toSorted(
      (one, other) =>
        getStockRank(other) - getStockRank(one) ||
        getDivisionRank(counts, one.division) - getDivisionRank(counts, other.division),
    ),
    counts,
    ...(division && { division: { id: division.id, name: division.name } }),
  };
}

/** Ranks showrooms by stock. Made-to-order and sold-out items rank below display items. */
function getStockRank({ stock }: OutletWithStock): number {
  return stock && isInShowroom(stock) ? 1 + stock.available : 0;
}

/** Ranks divisions by their number of showrooms, then in the order of the map. */
function getDivisionRank(counts: Record<string, number>, division: string): number {
  const id = toDivisionId(division);
  return divisionTiles.findIndex((patch) => patch.id === id) - divisionTiles.length * (counts[id] ?? 0);
}

function toDivisionId(division: string): string {
  return division.toLowerCase();
}

async function loadStock(api: Client, code: string, signal: AbortSignal) {
  const found = await ignoreTimeout(
    api.searchStock(
      { body: { textParams: [{ field: 'skuCode', value: code, matchType: 'EXACT' }], fetchCount: false } },
      { signal },
    ),
    signal,
  );
  return found?.ok ? found.body.list : 'unreached';
}

async function loadStockFilterItem(api: Client, code: string, signal: AbortSignal) {
  const found = await ignoreTimeout(
    api.searchItems(
      { body: { textParams: [{ field: 'skuCode', value: code, matchType: 'EXACT' }], size: 1 } },
      { signal },
    ),
    signal,
  );
  if (!found?.ok) return 'unreached';
  const [summary] = found.body.list;
  if (!summary) return 'unknown';
  const item = await ignoreTimeout(api.getItem({ query: { id: summary.id } }, { signal }), signal);
  return item?.ok ? (toStockLookupItem(item.body, code) ?? 'unknown') : 'unreached';
}

/** Returns an item with the options of the sku. */
export function toStockLookupItem(
  { id, title, skus, images }: ItemDetails,
  code: string,
): StockLookupItem | undefined {
  const sku = skus.find((sku) => sku.code === code);
  if (!sku) return undefined;
  const chosen = new Map(
    sku.attributeValues.map(({ displayLabel, optionDisplayLabel }) => [displayLabel, optionDisplayLabel]),
  );
  const image = images.find(({ attributeValues }) =>
    attributeValues.every((value) => chosen.get(value.displayLabel) === value.optionDisplayLabel),
  );
  return {
    code,
    id,
    title,
    values: [...chosen.values()].join(', '),
    ...(image && { image: toThumbnail(image) }),
  };
}
