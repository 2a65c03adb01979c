import { assertContentReferences } from './assert-content-references.ts';
import { assertProductAttributes, assertSwatchMaterials } from './assert-product-attributes.ts';
import { assertDiscountReferences, assertValidBundle } from './assert-promotions.ts';
import type { Catalogue } from './catalogue.ts';
import { CatalogueFileError } from './catalogue-file.ts';
import {
  type CatalogueIndex,
  formatUnknownCategoryMessage,
  formatUnknownProductMessage,
  indexCatalogue,
} from './catalogue-index.ts';
import type { DemoCustomer } from './customers.ts';
import type { Division } from './divisions.ts';
import { findMaterialError } from './families.ts';
import type { Outlet } from './outlets.ts';
import type { Product } from './products.ts';
import { getVariantMaterials } from './render-variants.ts';
import type { Scene } from './scenes.ts';

/** Checks the references between files. The reader of each file has already validated it by itself. */
export function assertCatalogueReferences(catalogue: Catalogue): void {
  assertDistinctIds(catalogue);
  const index = indexCatalogue(catalogue);
  assertSwatchMaterials(catalogue.attributes, catalogue.materials);
  for (const product of catalogue.products) {
    assertProductReferences(product, index);
    assertProductAttributes(product, catalogue.attributes);
    assertModelMaterials(product, index);
  }
  for (const bundle of catalogue.bundles) assertValidBundle(bundle, index);
  for (const discount of catalogue.discounts) assertDiscountReferences(discount, index);
  for (const outlet of catalogue.outlets) assertOutletLocation(outlet, catalogue.divisions);
  for (const scene of catalogue.scenes) assertSceneReferences(scene, index);
  for (const entry of catalogue.content) assertContentReferences(entry, index, catalogue.settings);
  for (const customer of catalogue.customers) assertOrderSkus(customer, index);
}

/**
 * Throws if two ids are equal. Products and bundles share the URL of their pages; with the rooms, they share the folder
 * of images.
 */
function assertDistinctIds({ products, bundles, scenes }: Catalogue): void {
  const files = new Map<string, string>();
  for (const [folder, objects] of Object.entries({ products, bundles, scenes })) {
    for (const { id } of objects) {
      const other = files.get(id);
      const file = `${folder}/${id}.json`;
      if (other !== undefined) {
        throw new CatalogueFileError(file, 'field "id"', `is already used by data/${other}.`);
      }
      files.set(id, file);
    }
  }
}

function assertProductReferences(product: Product, index: CatalogueIndex): void {
  const file = `products/${product.id}.json`;
  product.categories.forEach((id, position) => {
    if (!index.categories.has(id)) {
      throw new CatalogueFileError(
        file,
        `field "categories.${position + 1}"`,
        formatUnknownCategoryMessage(id),
      );
    }
  });
  for (const id of product.goesWith) {
    if (id === product.id)
      throw new CatalogueFileError(file, 'field "goesWith"', 'names the product itself.');
    if (!index.products.has(id))
      throw new CatalogueFileError(file, 'field "goesWith"', formatUnknownProductMessage(id));
  }
  for (const sku of product.skus) {
    const elsewhere = index.skus.get(sku.code)?.product;
    if (elsewhere !== undefined && elsewhere !== product) {
      throw new CatalogueFileError(
        file,
        `sku "${sku.code}"`,
        `this code is already used by data/products/${elsewhere.id}.json.`,
      );
    }
    const outlet = Object.keys(sku.stock).find((id) => !index.outlets.has(id));
    if (outlet !== undefined) {
      throw new CatalogueFileError(
        file,
        `sku "${sku.code}", field "stock"`,
        `there is no showroom "${outlet}".`,
      );
    }
  }
}

function assertModelMaterials({ id, model }: Product, { materials }: CatalogueIndex): void {
  if (model === undefined) return;
  for (const variant of model.variants) {
    const error = findMaterialError(model.family, getVariantMaterials(model, variant), materials);
    if (error !== undefined) {
      throw new CatalogueFileError(`products/${id}.json`, `look "${variant.name}", field "materials"`, error);
    }
  }
}

/**
 * Checks the division and the district of an outlet. Outlets are searched by division and shown on the map by district.
 */
function assertOutletLocation({ id, division, district }: Outlet, divisions: readonly Division[]): void {
  const file = `outlets/${id}.json`;
  const found = divisions.find(({ name }) => name === division);
  if (found === undefined) {
    const known = divisions.map(({ name }) => name).join(', ');
    throw new CatalogueFileError(file, 'field "division"', `must be one of ${known}.`);
  }
  if (found.districts.every(({ name }) => name !== district)) {
    throw new CatalogueFileError(file, 'field "district"', `"${district}" is not a district of ${division}.`);
  }
}

function assertSceneReferences(scene: Scene, index: CatalogueIndex): void {
  const file = `scenes/${scene.id}.json`;
  for (const { id, look } of scene.products) {
    const variants = index.variants.get(id);
    if (variants === undefined) {
      const error = index.products.has(id)
        ? `"${id}" has no model, so it cannot be placed in a room.`
        : formatUnknownProductMessage(id);
      throw new CatalogueFileError(file, `field "products.${id}"`, error);
    }
    if (look !== undefined && !variants.includes(look)) {
      throw new CatalogueFileError(
        file,
        `field "products.${id}"`,
        `has no look "${look}"; it has ${variants.join(', ')}.`,
      );
    }
  }
}

function assertOrderSkus({ id, orders }: DemoCustomer, index: CatalogueIndex): void {
  for (const order of orders) {
    const unknown = order.lines.find(({ code }) => !index.skus.has(code));
    if (unknown === undefined) continue;
    throw new CatalogueFileError(
      'customers.json',
      `row "${id}", order "${order.id}"`,
      `no product has the sku "${unknown.code}".`,
    );
  }
}
