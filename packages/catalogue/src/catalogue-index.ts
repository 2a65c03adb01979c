import type { Catalogue } from './catalogue.ts';
import type { CategoryRow } from './categories.ts';
import type { AvailableImages } from './image-reference.ts';
import type { MaterialKindsByName } from './materials.ts';
import type { Product } from './products.ts';
import type { Sku } from './skus.ts';

/** What the files of the catalogue may refer to. */
export interface CatalogueIndex extends AvailableImages {
  /** Only visible categories. */
  categories: ReadonlySet<string>;
  products: ReadonlyMap<string, Product>;
  /** By code; if a code occurs twice, the first sku. */
  skus: ReadonlyMap<string, { product: Product; sku: Sku }>;
  bundles: ReadonlySet<string>;
  outlets: ReadonlySet<string>;
  materials: MaterialKindsByName;
}

export function indexCatalogue({
  categories,
  materials,
  products,
  bundles,
  outlets,
  scenes,
}: Catalogue): CatalogueIndex {
  const skus = new Map<string, { product: Product; sku: Sku }>();
  const variants = new Map<string, string[]>();
  for (const product of products) {
    for (const sku of product.skus) if (!skus.has(sku.code)) skus.set(sku.code, { product, sku });
    if (product.model !== undefined) {
      variants.set(
        product.id,
        product.model.variants.map(({ name }) => name),
      );
    }
  }
  return {
    categories: listVisibleCategories(categories),
    products: new Map(products.map((product) => [product.id, product])),
    skus,
    bundles: new Set(bundles.map(({ id }) => id)),
    outlets: new Set(outlets.map(({ id }) => id)),
    materials,
    variants,
    scenes: new Set(scenes.map(({ id }) => id)),
  };
}

/** Returns the visible categories: those that are not hidden, with all categories above them present and visible. */
function listVisibleCategories(rows: readonly CategoryRow[]): Set<string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isVisible = (row: CategoryRow | undefined): boolean =>
    row !== undefined && !row.hidden && (row.parentId === null || isVisible(byId.get(row.parentId)));
  return new Set(rows.filter(isVisible).map(({ id }) => id));
}

export function formatUnknownProductMessage(id: string): string {
  return `there is no product "${id}".`;
}

export function formatUnknownCategoryMessage(id: string): string {
  return `there is no visible category "${id}".`;
}
