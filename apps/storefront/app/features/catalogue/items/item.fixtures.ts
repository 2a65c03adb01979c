import type { Backdrop } from '@piri/contract/categories';
import { type ItemSummary, itemSummary } from '@piri/contract/items';
import type { Measurements } from '@piri/contract/measurements';
import { calculateBestPrice } from '@piri/pricing/discount';
import { imageIndexFixture } from '../../platform/images/image.fixtures.ts';
import { categoryTreeFixture } from '../categories/category-tree.fixtures.ts';
import { type ItemCardData, toItemCardData } from './item-card-data.ts';

type Values = Record<string, string>;

export interface ProductFile extends Measurements {
  id: string;
  title: string;
  subtitle: string;
  description: string[];
  categories: string[];
  createdAt: string;
  leadDays: number;
  options?: Record<string, string[]>;
  skus: {
    code: string;
    values?: Values;
    salesPrice: number;
    discountedSalesPrice?: number;
    stock: Record<string, number | string>;
  }[];
  missing?: { values: Values; reason: string }[];
  otherSizes?: (Measurements & { when: Values })[];
  madeOf: string[];
  materials: Record<string, string>;
  care: string[];
  assembly: 'comes-whole' | 'by-us' | 'by-you';
  warrantyMonths: number;
  silhouette?: string;
  model?: { family: string; variants: { name: string; when?: Values }[] };
}

const files = import.meta.glob<ProductFile>('../../../../../../packages/catalogue/data/products/*.json', {
  eager: true,
  import: 'default',
});
const products = new Map(Object.values(files).map((file) => [file.id, file]));

/** The date of all stories, so that delivery days in them never change. */
export const fixtureDate = new Date('2026-11-20T06:00:00Z');

const arrivalOptions = {
  now: fixtureDate,
  delivery: {
    zones: [
      { id: 'dhaka-city', name: 'Dhaka city', charge: 800, freeFrom: 30_000, days: { from: 3, to: 7 } },
    ],
    madeToOrderDays: 15,
    stairs: { fromFloor: 3, charge: 150, largeFromKilograms: 25 },
  },
};

/** Returns the catalogue file of an item. */
export function readProductFile(id: string): ProductFile {
  const file = products.get(id);
  if (!file) throw new Error(`The catalogue has no item “${id}”.`);
  return file;
}

/**
 * Returns an item of the catalogue as the API's response, validated by the contract. Discounts come from the API, so
 * stories have none.
 */
export function createItemSummaryFixture(id: string, own: Partial<ItemSummary> = {}): ItemSummary {
  const file = readProductFile(id);
  const { title, subtitle, createdAt, leadDays, skus, dimensions, model } = file;
  const [first] = skus;
  if (!first) throw new Error(`“${id}” has no sku.`);
  const available = skus.reduce((sum, { stock }) => sum + getTotalStock(stock), 0);
  return itemSummary.parse({
    id,
    sourceType: 'item',
    title,
    subtitle,
    categories: file.categories.map((category) => ({ id: category, name: category })),
    stage: getBackdrop(file.categories[0]),
    silhouette: file.silhouette ?? model?.family ?? 'box',
    createdAt,
    leadDays,
    images: ['three-quarter', 'front'].flatMap((view) => imageOf(id, model?.variants[0]?.name, view)),
    dimensions: { width: dimensions.width, depth: dimensions.depth, height: dimensions.height },
    price: calculateBestPrice({ ...first, itemId: id, skuCode: first.code, categoryPath: [] }, []),
    priceVaries: skus.some(({ salesPrice }) => salesPrice !== first.salesPrice),
    swatches: [],
    skuCount: skus.length,
    skuCode: first.code,
    available,
    state: getStockState(available),
    ...own,
  });
}

/** Returns the cards of these items, built as the loaders do. */
export function createItemCardFixtures(ids: readonly string[]): ItemCardData[] {
  return ids.map((id) => toItemCardData(createItemSummaryFixture(id), arrivalOptions));
}

/** Returns the total stock of all showrooms. */
export function getTotalStock(stock: Record<string, number | string>): number {
  return Object.values(stock).reduce<number>((sum, here) => sum + (typeof here === 'number' ? here : 0), 0);
}

export function getStockState(available: number) {
  return available > 3 ? 'IN_STOCK' : available > 0 ? 'FEW' : 'SOLD_OUT';
}

function imageOf(id: string, variant: string | undefined, view: string) {
  const image = variant === undefined ? undefined : imageIndexFixture.product(id, variant, view);
  if (!image) return [];
  const { path, widths, width, height, colour } = image;
  return [{ url: `${path}-${Math.max(...widths)}.webp`, alt: id, path, widths, width, height, colour, view }];
}

function getBackdrop(categoryId: string | undefined): Backdrop | undefined {
  return categoryTreeFixture.find((room) =>
    room.groups.some(
      (group) => group.id === categoryId || group.kinds.some((kind) => kind.id === categoryId),
    ),
  )?.backdrop;
}
