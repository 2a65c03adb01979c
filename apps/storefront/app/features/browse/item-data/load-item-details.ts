import { type Client, loaderClientOptions } from '@piri/client';
import type { ContentEntry } from '@piri/contract/content';
import type { ItemDetails } from '@piri/contract/items';
import type { SelectedOption } from '@piri/contract/options';
import type { ShopSettings } from '@piri/contract/settings';
import type { StockEntry } from '@piri/contract/stock';
import { toCardImage, toItemCardData } from '../../catalogue/items/item-card-data.ts';
import { getDhakaNoon } from '../../platform/dates/get-dhaka-noon.ts';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import { toBundleData } from '../bundles/bundle-offer.tsx';
import type { DetailsOutlet, ItemDetailsData, OptionValues } from './item-details-data.ts';

const maxBundles = 2;

/** Loads an item. Returns `unknown` if no item has this id, and undefined if the API can't be reached. */
export async function loadItemDetails(
  api: Client,
  id: string,
  now: Date,
  settingsPromise: Promise<ShopSettings | undefined>,
): Promise<ItemDetailsData | 'unknown' | undefined> {
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const ofItem = { textParams: [{ field: 'itemId' as const, value: id, matchType: 'EXACT' as const }] };
  const [item, settings, stock, linked, content, bundles] = await Promise.all([
    ignoreTimeout(api.getItem({ query: { id } }, { signal }), signal),
    settingsPromise,
    ignoreTimeout(api.searchStock({ body: { ...ofItem, size: 100, fetchCount: false } }, { signal }), signal),
    ignoreTimeout(
      api.searchLinkedItems({ body: { ...ofItem, size: 8, fetchCount: false } }, { signal }),
      signal,
    ),
    ignoreTimeout(api.listItemContent({ query: { itemId: id } }, { signal }), signal),
    loadBundles(api, id, signal),
  ]);
  if (!item?.ok) return item && 'status' in item && item.status === 404 ? 'unknown' : undefined;
  const entries = content?.ok ? content.body.list : [];
  const arrivalOptions = { now, delivery: settings?.delivery };
  return {
    now: getDhakaNoon(now),
    ...toItemData(item.body),
    ...(settings && { terms: toShopTerms(settings) }),
    ...(stock?.ok && { outlets: toDetailsOutlets(stock.body.list) }),
    bundles,
    linked: linked?.ok ? linked.body.list.map((other) => toItemCardData(other, arrivalOptions)) : [],
    articles: entries.flatMap(toDetailsArticles),
    points: entries.flatMap(({ type, fields }) => (type === 'bullet' ? (fields.points ?? []) : [])),
  };
}

async function loadBundles(api: Client, id: string, signal: AbortSignal) {
  const textParams = [{ field: 'contains' as const, value: id, matchType: 'EXACT' as const }];
  const found = await ignoreTimeout(
    api.searchItems({ body: { textParams, size: maxBundles } }, { signal }),
    signal,
  );
  const ids = found?.ok ? found.body.list.map((bundle) => bundle.id) : [];
  const bundles = await Promise.all(
    ids.map((bundleId) => ignoreTimeout(api.getBundle({ query: { id: bundleId } }, { signal }), signal)),
  );
  return bundles.flatMap((bundle) => (bundle?.ok ? [toBundleData(bundle.body)] : []));
}

/** Trims a product and keys its values by the names of its options. */
export function toItemData(item: ItemDetails) {
  const { extras } = item;
  return {
    id: item.id,
    title: item.title,
    subtitle: item.subtitle,
    description: item.description,
    categoryId: item.categories[0]?.id ?? '',
    ...(item.stage && { backdrop: item.stage }),
    silhouette: item.silhouette,
    leadDays: item.leadDays,
    options: item.options.map(({ discriminator, values }) => ({
      name: discriminator,
      values: values.map(({ displayLabel, swatchUrl, colour }) => ({
        label: displayLabel,
        ...(swatchUrl && { image: swatchUrl }),
        ...(colour && { colour }),
      })),
    })),
    skus: item.skus.map(({ code, attributeValues, price, state, available }) => ({
      code,
      values: valuesOf(attributeValues),
      price: price.price,
      ...(price.saving > 0 && { listPrice: price.listPrice, percent: price.percent }),
      state,
      available,
    })),
    missing: extras.missing.map(({ attributeValues, reason }) => ({
      values: valuesOf(attributeValues),
      reason,
    })),
    images: item.images.map((image) => ({
      ...toCardImage(image),
      alt: image.alt,
      colour: image.colour,
      view: image.view,
      values: valuesOf(image.attributeValues),
    })),
    ...(extras.models && {
      models: extras.models.map(({ url, attributeValues, variants }) => ({
        url,
        bytes: variants[0]?.bytes ?? 0,
        values: valuesOf(attributeValues),
      })),
    }),
    measures: { dimensions: extras.dimensions, weight: extras.weight, cartons: extras.cartons },
    otherSizes: extras.otherSizes.map(({ attributeValues, ...measures }) => ({
      ...measures,
      values: valuesOf(attributeValues),
    })),
    materials: extras.materials,
    care: extras.care,
    assembly: extras.assembly,
    warrantyMonths: extras.warrantyMonths,
  } satisfies Partial<ItemDetailsData>;
}

export function toShopTerms({
  delivery,
  booking,
  instalments,
  returns,
  serviceWarrantyMonths,
}: ShopSettings) {
  const { zones, madeToOrderDays, stairs } = delivery;
  return { zones, madeToOrderDays, stairs, booking, instalments, returns, serviceWarrantyMonths };
}

export function toDetailsOutlets(rows: readonly StockEntry[]): DetailsOutlet[] {
  const outlets = new Map<string, DetailsOutlet>();
  for (const { outlet, skuCode, available, state } of rows) {
    const { id, name, district } = outlet;
    outlets.getOrInsert(id, { id, name, district, stock: {} }).stock[skuCode] = { available, state };
  }
  return [...outlets.values()];
}

export function toDetailsArticles({ id, type, title, fields }: ContentEntry): ItemDetailsData['articles'] {
  if (type !== 'article') return [];
  return [{ id, title, summary: fields.summary ?? '', sections: fields.sections ?? [] }];
}

function valuesOf(values: readonly SelectedOption[]): OptionValues {
  return Object.fromEntries(
    values.map(({ displayLabel, optionDisplayLabel }) => [displayLabel, optionDisplayLabel]),
  );
}
