import { assertCatalogueReferences } from './assert-catalogue-references.ts';
import { type Attribute, readAttributes } from './attributes.ts';
import { type Bundle, readBundles } from './bundles.ts';
import { type CategoryRow, readCategories } from './categories.ts';
import { type ContentEntry, readContent } from './content.ts';
import { type Coupon, readCoupons } from './coupons.ts';
import { type DemoCustomer, readDemoCustomers } from './customers.ts';
import { type Discount, readDiscounts } from './discounts.ts';
import { type Division, readDivisions } from './divisions.ts';
import { type MaterialKindsByName, readMaterialKindsByName } from './materials.ts';
import { type Outlet, readOutlets } from './outlets.ts';
import { type Product, readProducts } from './products.ts';
import { readScenes, type Scene } from './scenes.ts';
import { readSettings, type Settings } from './settings.ts';

export interface Catalogue {
  categories: CategoryRow[];
  attributes: Attribute[];
  materials: MaterialKindsByName;
  products: Product[];
  bundles: Bundle[];
  discounts: Discount[];
  coupons: Coupon[];
  divisions: Division[];
  outlets: Outlet[];
  content: ContentEntry[];
  scenes: Scene[];
  settings: Settings;
  customers: DemoCustomer[];
}

/** Reads all files of the catalogue and checks their references to each other. */
export function readCatalogue(): Catalogue {
  const catalogue: Catalogue = {
    categories: readCategories(),
    attributes: readAttributes(),
    materials: readMaterialKindsByName(),
    products: readProducts(),
    bundles: readBundles(),
    discounts: readDiscounts(),
    coupons: readCoupons(),
    divisions: readDivisions(),
    outlets: readOutlets(),
    content: readContent(),
    scenes: readScenes(),
    settings: readSettings(),
    customers: readDemoCustomers(),
  };
  assertCatalogueReferences(catalogue);
  return catalogue;
}
