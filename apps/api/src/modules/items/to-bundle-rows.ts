import type { Catalogue } from '@piri/catalogue/catalogue';
import type { CategoryRow } from '@piri/catalogue/categories';
import type { ImageManifest } from '@piri/catalogue/images';
import type { ItemImage } from '@piri/contract/items';
import { toSelectedOptions } from './attribute-values.ts';
import { findCoverImage } from './cover-image.ts';
import { resolveImageReference } from './resolve-image-reference.ts';
import { getCategoryBackdrop, type ItemRow } from './to-item-rows.ts';

/** Returns the rows of the bundles, derived from the items in them. */
export function toBundleRows(
  { bundles, categories, products, scenes }: Catalogue,
  rows: readonly ItemRow[],
  images: readonly ImageManifest[],
): ItemRow[] {
  return bundles.map((bundle) => {
    const bundledSkus = bundle.skus.flatMap(({ code }) => {
      const product = products.find(({ skus }) => skus.some((sku) => sku.code === code));
      const row = rows.find(({ id }) => id === product?.id);
      const sku = product?.skus.find((sku) => sku.code === code);
      return row === undefined || sku === undefined ? [] : [{ row, values: toSelectedOptions(sku.values) }];
    });
    // A bundle is listed in the rooms of its items, and links back to them.
    const rooms = distinct(
      bundledSkus.flatMap(({ row }) => getRootCategory(row.categoryIds[0], categories) ?? []),
    );
    const coverImages = bundledSkus.flatMap(({ row, values }) => findCoverImage(row.images, values) ?? []);
    const ownImage = bundle.image && resolveImageReference(bundle.image, { products, scenes }, images);
    return {
      id: bundle.id,
      sourceType: 'bundle',
      title: bundle.title,
      subtitle: bundle.subtitle,
      description: bundle.description,
      createdAt: bundle.createdAt,
      leadDays: Math.max(...bundledSkus.map(({ row }) => row.leadDays)),
      silhouette: bundledSkus[0]?.row.silhouette ?? '',
      stage: getCategoryBackdrop(rooms, categories),
      categoryIds: rooms,
      extras: {},
      options: [],
      images: distinctImages(ownImage === undefined ? coverImages : [ownImage, ...coverImages]),
      searchWords: [],
      salesPrice: bundle.salesPrice,
      linkedItemIds: distinct(bundledSkus.map(({ row }) => row.id)),
    };
  });
}

function getRootCategory(id: string | undefined, categories: readonly CategoryRow[]): string | undefined {
  const category = categories.find((one) => one.id === id);
  return category === undefined || category.parentId === null
    ? category?.id
    : getRootCategory(category.parentId, categories);
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

/** Removes duplicate images. A bundle has no options, so its images are the same for all choices. */
function distinctImages(images: readonly ItemImage[]): ItemImage[] {
  const byPath = new Map(images.map((image) => [image.path, { ...image, attributeValues: [] }]));
  return [...byPath.values()];
}
