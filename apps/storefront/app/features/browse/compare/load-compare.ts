import { type Client, loaderLimits } from '@piri/client';
import type { Product } from '@piri/contract/items';
import { type ArrivalPlan, arrivesBy } from '../../catalogue/items/arrival.ts';
import { askedFor } from '../../catalogue/items/compare-href.ts';
import { tilePicture } from '../../catalogue/items/tile.ts';
import { unlessLate } from '../../platform/requests/unless-late.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';
import { firstSku } from '../item-data/choose-sku.ts';
import { aboutPiece } from '../item-data/load-details.ts';
import { loadPieceNames } from '../item-data/load-piece-names.ts';
import { measuresOf } from '../item-data/measures-of.ts';
import type { CompareData, ComparedPiece } from './compare-data.ts';

/** Reads the pieces that an address names. One that is not known is left out and named; the others stand. */
export async function loadCompare(request: Request, api: Client): Promise<CompareData> {
  const asked = askedFor(new URL(request.url).searchParams);
  const now = new Date();
  const signal = AbortSignal.timeout(loaderLimits.totalMs);
  const [settings, names, ...items] = await Promise.all([
    loadSettings(api),
    loadPieceNames(api, signal),
    ...asked.known.map((id) => unlessLate(api.getItem({ query: { id } }, { signal }), signal)),
  ]);
  const promises = {
    now,
    delivery: settings?.delivery,
    serviceWarrantyMonths: settings?.serviceWarrantyMonths,
  };
  const missing = asked.known.filter((_, index) => {
    const item = items[index];
    return item && !item.ok && 'status' in item && item.status === 404;
  });
  const pieces = items.flatMap((item) => (item?.ok ? [comparedFrom(item.body, promises)] : []));
  return {
    pieces,
    unknown: [...missing, ...asked.unknown],
    choices: names ?? [],
    reached: names !== undefined && pieces.length + missing.length === asked.known.length,
  };
}

interface Promises extends ArrivalPlan {
  /** On everything that the shop sells. */
  serviceWarrantyMonths: number | undefined;
}

export function comparedFrom(item: Product, promises: Promises): ComparedPiece {
  const about = aboutPiece(item);
  const sku = firstSku(about, null);
  const [picture] = item.images;
  const { price = 0, listPrice } = sku ?? {};
  return {
    id: about.id,
    title: about.title,
    ...(about.stage && { stage: about.stage }),
    silhouette: about.silhouette,
    ...(picture && { picture: tilePicture(picture) }),
    price,
    ...(listPrice !== undefined && { listPrice }),
    ...(about.skus.some((other) => other.price > price) && { from: true as const }),
    measures: measuresOf(about, sku?.values ?? {}),
    materials: about.materials.map(({ part, madeOf }) => `${part}: ${madeOf}`),
    warrantyMonths: Math.max(about.warrantyMonths, promises.serviceWarrantyMonths ?? 0),
    arrival: arrivesBy({ leadDays: item.leadDays, state: sku?.state ?? 'SOLD_OUT' }, promises),
  };
}
