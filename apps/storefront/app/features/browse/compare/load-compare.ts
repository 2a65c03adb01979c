import { type Client, loaderClientOptions } from '@piri/client';
import type { ItemDetails } from '@piri/contract/items';
import { type FormatArrivalOptions, formatArrival } from '../../catalogue/items/format-arrival.ts';
import { parseComparedIds } from '../../catalogue/items/get-compare-href.ts';
import { toCardImage } from '../../catalogue/items/item-card-data.ts';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';
import { getMeasurements } from '../item-data/get-measurements.ts';
import { toItemData } from '../item-data/load-item-details.ts';
import { loadSelectableItems } from '../item-data/load-selectable-items.ts';
import { getInitialSku } from '../item-data/select-sku.ts';
import type { CompareData, ComparedItem } from './compare-data.ts';

/** Loads the items that the address names. Unknown ids are left out and reported in `unknown`. */
export async function loadCompare(request: Request, api: Client): Promise<CompareData> {
  const asked = parseComparedIds(new URL(request.url).searchParams);
  const now = new Date();
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const [settings, selectableItems, ...items] = await Promise.all([
    loadSettings(api),
    loadSelectableItems(api, signal),
    ...asked.known.map((id) => ignoreTimeout(api.getItem({ query: { id } }, { signal }), signal)),
  ]);
  const options = {
    now,
    delivery: settings?.delivery,
    serviceWarrantyMonths: settings?.serviceWarrantyMonths,
  };
  const missing = asked.known.filter((_, index) => {
    const item = items[index];
    return item && !item.ok && 'status' in item && item.status === 404;
  });
  const compared = items.flatMap((item) => (item?.ok ? [toComparedItem(item.body, options)] : []));
  return {
    items: compared,
    unknown: [...missing, ...asked.unknown],
    choices: selectableItems ?? [],
    loaded: selectableItems !== undefined && compared.length + missing.length === asked.known.length,
  };
}

interface ToComparedItemOptions extends FormatArrivalOptions {
  /** The service warranty on everything the shop sells. */
  serviceWarrantyMonths: number | undefined;
}

export function toComparedItem(item: ItemDetails, options: ToComparedItemOptions): ComparedItem {
  const about = toItemData(item);
  const sku = getInitialSku(about, null);
  const [image] = item.images;
  const { price = 0, listPrice } = sku ?? {};
  return {
    id: about.id,
    title: about.title,
    ...(about.backdrop && { backdrop: about.backdrop }),
    silhouette: about.silhouette,
    ...(image && { image: toCardImage(image) }),
    price,
    ...(listPrice !== undefined && { listPrice }),
    ...(about.skus.some((other) => other.price > price) && { from: true as const }),
    measures: getMeasurements(about, sku?.values ?? {}),
    materials: about.materials.map(({ part, madeOf }) => `${part}: ${madeOf}`),
    warrantyMonths: Math.max(about.warrantyMonths, options.serviceWarrantyMonths ?? 0),
    arrival: formatArrival({ leadDays: item.leadDays, state: sku?.state ?? 'SOLD_OUT' }, options),
  };
}
