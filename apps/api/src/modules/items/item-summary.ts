import type { ItemImage, ItemSummary, Sku } from '@piri/contract/items';
import type { SelectedOption } from '@piri/contract/options';
import type { StockState } from '@piri/contract/stock';
import { countAvailableBundles, toBundlePriceWithSaving } from '@piri/pricing/bundle';
import { getStockState, pickBestStockState, pickWorstStockState } from '../stock/stock-state.ts';
import { filterImagesByOptions, findCoverImage } from './cover-image.ts';
import type { ItemSummaryRow } from './item-queries.ts';
import type { CategoriesAndDiscounts } from './read-categories-and-discounts.ts';
import { toSku } from './to-sku.ts';

type CommonFields = Pick<
  ItemSummary,
  'id' | 'title' | 'subtitle' | 'categories' | 'stage' | 'silhouette' | 'createdAt' | 'leadDays'
>;

/** Returns what a card in a list shows of an item or a bundle. */
export function toItemSummary(row: ItemSummaryRow, context: CategoriesAndDiscounts): ItemSummary {
  return row.sourceType === 'bundle' ? bundleSummary(row, context) : itemSummary(row, context);
}

/** Returns the fields that lists and pages have in common. */
export function toCommonItemFields(row: ItemSummaryRow, context: CategoriesAndDiscounts): CommonFields {
  const { id, title, subtitle, stage, silhouette, createdAt, leadDays } = row;
  const categories = context.categories(row.categoryIds);
  return { id, title, subtitle, categories, stage: stage ?? undefined, silhouette, createdAt, leadDays };
}

function itemSummary(row: ItemSummaryRow, context: CategoriesAndDiscounts): ItemSummary {
  const skus = row.skus.map((sku) => toSku(sku, row, context));
  const [cheapest, ...others] = skus.toSorted((a, b) => a.price.price - b.price.price) as [Sku, ...Sku[]];
  const first = skus.find(({ available }) => available > 0) ?? skus[0] ?? cheapest;
  const { width, depth, height } = row.dimensions ?? {};
  return {
    ...toCommonItemFields(row, context),
    sourceType: 'item',
    images: listCoverImages(row.images, first.attributeValues),
    dimensions:
      width === undefined || depth === undefined || height === undefined
        ? undefined
        : { width, depth, height },
    price: cheapest.price,
    priceVaries: others.some(({ price }) => price.price > cheapest.price.price),
    swatches: listSwatches(row, first.attributeValues),
    skuCount: skus.length,
    skuCode: first.code,
    available: skus.reduce((sum, { available }) => sum + available, 0),
    state: pickBestStockState(skus.map(({ state }) => state)),
  };
}

function bundleSummary(row: ItemSummaryRow, context: CategoriesAndDiscounts): ItemSummary {
  return {
    ...toCommonItemFields(row, context),
    ...getBundlePriceAndStock(row),
    sourceType: 'bundle',
    images: row.images.slice(0, 2).map(omitImageAttributeValues),
    priceVaries: false,
    swatches: [],
    skuCount: row.skus.length,
    skuCode: '',
  };
}

/** Returns the price and stock of a bundle. Whether it is made to order or display only depends on its scarcest sku. */
export function getBundlePriceAndStock({
  salesPrice,
  skus,
}: Pick<ItemSummaryRow, 'salesPrice' | 'skus'>): Pick<ItemSummary, 'price' | 'available' | 'state'> {
  const available = countAvailableBundles(skus.map((sku) => ({ ...sku, skuCode: sku.code })));
  const short: StockState[] = skus
    .filter((sku) => sku.available < sku.quantity)
    .map((sku) => getStockState({ ...sku, available: 0 }));
  return {
    price: toBundlePriceWithSaving(salesPrice ?? 0, skus),
    available,
    state:
      short.length > 0
        ? pickWorstStockState(short)
        : getStockState({ available, display: false, madeToOrder: false }),
  };
}

/** Returns the cover image and the second view of a variant. */
function listCoverImages(
  images: readonly ItemImage[],
  chosen: readonly SelectedOption[],
): ItemSummary['images'] {
  return filterImagesByOptions(images, chosen).slice(0, 2).map(omitImageAttributeValues);
}

/** Returns an image without its attribute values, for use on a card. */
export function omitImageAttributeValues({
  attributeValues: _,
  ...image
}: ItemImage): ItemSummary['images'][number] {
  return image;
}

/**
 * Returns the values of the first option that has swatches, each with the cover image of the item in that value and
 * otherwise with the chosen values.
 */
function listSwatches(
  { options, images }: ItemSummaryRow,
  chosen: readonly SelectedOption[],
): ItemSummary['swatches'] {
  const option = options.find(({ values }) => values.some(({ swatchUrl, colour }) => swatchUrl ?? colour));
  if (option === undefined) return [];
  return option.values.map((value) => {
    const others = chosen.filter(({ displayLabel }) => displayLabel !== option.discriminator);
    const variant = [
      ...others,
      { displayLabel: option.discriminator, optionDisplayLabel: value.displayLabel },
    ];
    return { ...value, imagePath: findCoverImage(images, variant)?.path };
  });
}
