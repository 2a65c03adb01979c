import type { Bundle } from './bundles.ts';
import { CatalogueFileError } from './catalogue-file.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Discount } from './discounts.ts';
import { assertKnownImage } from './image-reference.ts';

/** Checks that the skus of a bundle exist and that it costs less than they do separately. */
export function assertValidBundle(bundle: Bundle, index: CatalogueIndex): void {
  const file = `bundles/${bundle.id}.json`;
  let separately = 0;
  for (const { code, quantity } of bundle.skus) {
    const sold = index.skus.get(code);
    if (sold === undefined)
      throw new CatalogueFileError(file, 'field "skus"', `no product has the sku "${code}".`);
    separately += (sold.sku.discountedSalesPrice ?? sold.sku.salesPrice) * quantity;
  }
  if (bundle.salesPrice >= separately) {
    throw new CatalogueFileError(
      file,
      'field "salesPrice"',
      `is ৳${bundle.salesPrice}, but its items cost only ৳${separately} separately.`,
    );
  }
  if (bundle.image !== undefined) assertKnownImage(file, 'image', bundle.image, index);
}

/** Checks that a discount applies to something that exists. */
export function assertDiscountReferences(discount: Discount, index: CatalogueIndex): void {
  const file = `discounts/${discount.id}.json`;
  if (discount.type === 'FIXED_CATEGORY') {
    const category = discount.categories.find((id) => !index.categories.has(id));
    if (category === undefined) return;
    throw new CatalogueFileError(file, 'field "categories"', `there is no visible category "${category}".`);
  }
  for (const { itemId, skuCode } of discount.items) {
    const product = index.products.get(itemId);
    if (product === undefined) {
      throw new CatalogueFileError(file, 'field "items"', `there is no product "${itemId}".`);
    }
    if (skuCode !== undefined && !product.skus.some(({ code }) => code === skuCode)) {
      throw new CatalogueFileError(file, 'field "items"', `"${itemId}" has no sku "${skuCode}".`);
    }
  }
}
