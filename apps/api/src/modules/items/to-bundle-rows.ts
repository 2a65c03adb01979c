import type { Catalogue } from '@piri/catalogue/catalogue';
import type { CategoryRow } from '@piri/catalogue/categories';
import type { PictureRecord } from '@piri/catalogue/images';
import type { ItemImage } from '@piri/contract/items';
import { toAttributeValues } from './attribute-values.ts';
import { findCoverImage } from './cover-image.ts';
import { resolveImageReference } from './resolve-image-reference.ts';
import { getBackdrop, type ItemRow } from './to-item-rows.ts';

/** Returns the rows of the bundles, derived from the items in them. */
export function toBundleRows(
  { bundles, categories, products, scenes }: Catalogue,
  rows: readonly ItemRow[],
  pictures: readonly PictureRecord[],
): ItemRow[] {
  return bundles.map((bundle) => {
    const pieces = bundle.skus.flatMap(({ code }) => {
      const product = products.find(({ skus }) => skus.some((sku) => sku.code === code));
      const row = rows.find(({ id }) => id === product?.id);
      const sku = product?.skus.find((sku) => sku.code === code);
      return row === undefined || sku === undefined ? [] : [{ row, values: toAttributeValues(sku.values) }];
    });
    // A bundle is listed in the rooms of its items, and links back to them.
    const rooms = distinct(pieces.flatMap(({ row }) => roomOf(row.categoryIds[0], categories) ?? []));
    const faces = pieces.flatMap(({ row, values }) => findCoverImage(row.images, values) ?? []);
    const own = bundle.image && resolveImageReference(bundle.image, { products, scenes }, pictures);
    return {
      id: bundle.id,
      sourceType: 'bundle',
      title: bundle.title,
      subtitle: bundle.subtitle,
      description: bundle.description,
      createdAt: bundle.createdAt,
      leadDays: Math.max(...pieces.map(({ row }) => row.leadDays)),
      silhouette: pieces[0]?.row.silhouette ?? '',
      stage: getBackdrop(rooms, categories),
      categoryIds: rooms,
      extras: {},
      options: [],
      images: distinctPictures(own === undefined ? faces : [own, ...faces]),
      searchWords: [],
      salesPrice: bundle.salesPrice,
      linkedItemIds: distinct(pieces.map(({ row }) => row.id)),
    };
  });
}

function roomOf(id: string | undefined, categories: readonly CategoryRow[]): string | undefined {
  const category = categories.find((one) => one.id === id);
  return category === undefined || category.parentId === null
    ? category?.id
    : roomOf(category.parentId, categories);
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

/** Removes duplicate images. A bundle has no options, so its images are the same for all choices. */
function distinctPictures(images: readonly ItemImage[]): ItemImage[] {
  const byPath = new Map(images.map((image) => [image.path, { ...image, attributeValues: [] }]));
  return [...byPath.values()];
}
