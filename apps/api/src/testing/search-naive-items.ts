import { getAttributeValueLabels } from '@piri/catalogue/attribute-labels';
import { readCatalogue } from '@piri/catalogue/catalogue';
import { getMeasurements } from '@piri/catalogue/measurements';
import { countAvailableBundles, toBundlePriceWithSaving } from '@piri/pricing/bundle';
import { calculateBestPrice } from '@piri/pricing/discount';

export interface NaiveSku {
  labels: Map<string, string[]>;
  width: number | undefined;
  available: number;
  onOffer: boolean;
}

export interface NaiveItem {
  id: string;
  sourceType: 'item' | 'bundle';
  categories: Set<string>;
  createdAt: string;
  price: number;
  percent: number;
  skus: NaiveSku[];
}

export interface NaiveSearchFilters {
  categoryId?: string;
  sourceType?: 'item' | 'bundle';
  facets?: Record<string, string[]>;
  minPrice?: number;
  maxPrice?: number;
  minWidth?: number;
  maxWidth?: number;
  inStock?: boolean;
  onOffer?: boolean;
}

const catalogue = readCatalogue();
const byId = new Map(catalogue.categories.map((row) => [row.id, row]));
const discounts = catalogue.discounts.map((discount) => ({
  ...discount,
  categories: 'categories' in discount ? discount.categories.map((categoryId) => ({ categoryId })) : [],
  items: 'items' in discount ? discount.items : [],
}));

/** The attributes that can be filtered by, in their order. */
export const facetAttributes = catalogue.attributes.filter((attribute) => attribute.of !== 'part');

function pathOf(id: string | undefined): string[] {
  const row = byId.get(id ?? '');
  return row === undefined ? [] : [row.id, ...pathOf(row.parentId ?? undefined)];
}

const getStock = (stock: Record<string, unknown>) =>
  Object.values(stock).reduce<number>((sum, there) => sum + (typeof there === 'number' ? there : 0), 0);

const items: NaiveItem[] = catalogue.products.map((product) => {
  const priced = product.skus.map((sku) =>
    calculateBestPrice(
      { ...sku, itemId: product.id, skuCode: sku.code, categoryPath: pathOf(product.categories[0]) },
      discounts,
    ),
  );
  const [lowest] = priced.toSorted((a, b) => a.price - b.price);
  return {
    id: product.id,
    sourceType: 'item',
    categories: new Set(product.categories.flatMap(pathOf)),
    createdAt: product.createdAt,
    price: lowest?.price ?? 0,
    percent: lowest?.percent ?? 0,
    skus: product.skus.map((sku, index) => ({
      labels: new Map(
        facetAttributes.map((one) => [one.id, getAttributeValueLabels(one, product, sku.values)]),
      ),
      width: getMeasurements(product, sku.values).dimensions.width,
      available: getStock(sku.stock),
      onOffer: (priced[index]?.saving ?? 0) > 0,
    })),
  };
});

const sets: NaiveItem[] = catalogue.bundles.map((bundle) => {
  const parts = bundle.skus.flatMap(({ code, quantity }) =>
    catalogue.products.flatMap((product) =>
      product.skus
        .filter((sku) => sku.code === code)
        .map((sku) => ({
          product,
          salesPrice: sku.salesPrice,
          quantity,
          skuCode: code,
          available: getStock(sku.stock),
        })),
    ),
  );
  const { price, percent, saving } = toBundlePriceWithSaving(bundle.salesPrice, parts);
  return {
    id: bundle.id,
    sourceType: 'bundle',
    categories: new Set(parts.flatMap(({ product }) => pathOf(product.categories[0]).at(-1) ?? [])),
    createdAt: bundle.createdAt,
    price,
    percent,
    skus: [
      { labels: new Map(), width: undefined, available: countAvailableBundles(parts), onOffer: saving > 0 },
    ],
  };
});

/**
 * Everything that is sold, read from the files and checked one by one. Slow and simple, and the reference for the
 * index.
 */
export const naiveItems: readonly NaiveItem[] = [...items, ...sets];

export function searchNaiveItems(choices: NaiveSearchFilters): NaiveItem[] {
  return naiveItems.filter((item) => fits(item, choices));
}

/** Returns how many items there would be with this label chosen in its facet. */
export function countNaiveItemsWithLabel(
  choices: NaiveSearchFilters,
  attributeId: string,
  label: string,
): number {
  return searchNaiveItems({ ...choices, facets: { ...choices.facets, [attributeId]: [label] } }).length;
}

function fits(item: NaiveItem, choices: NaiveSearchFilters): boolean {
  const { categoryId, sourceType, minPrice = 0, maxPrice = Infinity } = choices;
  return (
    (categoryId === undefined || item.categories.has(categoryId)) &&
    (sourceType === undefined || item.sourceType === sourceType) &&
    item.price >= minPrice &&
    item.price <= maxPrice &&
    item.skus.some((sku) => skuFits(sku, choices))
  );
}

function skuFits(
  sku: NaiveSku,
  { facets = {}, minWidth, maxWidth, inStock, onOffer }: NaiveSearchFilters,
): boolean {
  const byWidth = minWidth !== undefined || maxWidth !== undefined;
  return (
    Object.entries(facets).every(([id, labels]) => sku.labels.get(id)?.some((one) => labels.includes(one))) &&
    (!byWidth ||
      (sku.width !== undefined && sku.width >= (minWidth ?? 0) && sku.width <= (maxWidth ?? Infinity))) &&
    (!inStock || sku.available > 0) &&
    (!onOffer || sku.onOffer)
  );
}
