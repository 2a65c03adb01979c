import type { Attribute } from '@piri/catalogue/attributes';
import type { Catalogue } from '@piri/catalogue/catalogue';
import type { CategoryRow } from '@piri/catalogue/categories';
import type { ImageManifest } from '@piri/catalogue/images';
import type { ModelManifest } from '@piri/catalogue/models3d';
import type { Product } from '@piri/catalogue/products';
import type { Backdrop } from '@piri/contract/categories';
import type { Model3d, ItemDetails as ProductAnswer } from '@piri/contract/items';
import type { ItemOption } from '@piri/contract/options';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { toOptionValuesFromCatalogue } from '../attributes/option-values.ts';
import { toSelectedOptions } from './attribute-values.ts';
import { toItemImages } from './item-images.ts';
import { toItemModels } from './item-models.ts';

export type ItemRow = Selectable<Database['items']>;

/** Returns the rows of the single items. */
export function toItemRows(
  { attributes, categories, products }: Pick<Catalogue, 'attributes' | 'categories' | 'products'>,
  images: readonly ImageManifest[],
  models: readonly ModelManifest[],
): ItemRow[] {
  return products.map((product) => ({
    id: product.id,
    sourceType: 'item',
    title: product.title,
    subtitle: product.subtitle,
    description: product.description,
    createdAt: product.createdAt,
    leadDays: product.leadDays,
    silhouette: product.silhouette,
    stage: getCategoryBackdrop(product.categories, categories),
    categoryIds: product.categories,
    extras: toExtras(product, toItemModels(product.id, models)),
    options: toOptions(product, attributes),
    images: toItemImages(product, images),
    searchWords: product.searchWords,
    salesPrice: null,
    linkedItemIds: product.goesWith,
  }));
}

/** Returns the background of a room's images. The first category decides. */
export function getCategoryBackdrop(
  categoryIds: readonly string[],
  categories: readonly CategoryRow[],
): Backdrop | null {
  return categories.find(({ id }) => id === categoryIds[0])?.extras.stage ?? null;
}

function toExtras(product: Product, models: Model3d[]): ProductAnswer['extras'] {
  const { dimensions, weight, cartons, otherSizes, missing, seats, madeOf } = product;
  const { materials, care, assembly, warrantyMonths } = product;
  return {
    dimensions,
    weight,
    cartons,
    otherSizes: otherSizes.map(({ when, ...measures }) => ({
      ...measures,
      attributeValues: toSelectedOptions(when),
    })),
    missing: missing.map(({ values, reason }) => ({ attributeValues: toSelectedOptions(values), reason })),
    seats,
    madeOf,
    materials: Object.entries(materials).map(([part, madeOf]) => ({ part, madeOf })),
    care,
    assembly,
    warrantyMonths,
    ...(models.length > 0 && { models }),
  };
}

function toOptions({ options }: Product, attributes: readonly Attribute[]): ItemOption[] {
  return Object.entries(options).map(([discriminator, labels]) => {
    const attribute = attributes.find((one) => one.of === 'option' && one.name === discriminator);
    const known = attribute === undefined ? [] : toOptionValuesFromCatalogue(attribute);
    const value = (displayLabel: string) =>
      known.find((one) => one.displayLabel === displayLabel) ?? { displayLabel };
    return { discriminator, values: labels.map(value) };
  });
}
