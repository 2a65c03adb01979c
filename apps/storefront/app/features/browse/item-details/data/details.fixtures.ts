import { contentEntry } from '@piri/contract/content';
import { type Bundle, bundle, type ItemDetails, itemDetails } from '@piri/contract/items';
import type { SelectedOption } from '@piri/contract/options';
import { shopSettings } from '@piri/contract/settings';
import { stockEntry } from '@piri/contract/stock';
import { calculateBestPrice } from '@piri/pricing/discount';
import {
  createItemCardFixtures,
  createItemSummaryFixture,
  fixtureDate,
  getStockState,
  getTotalStock,
  type ProductFile,
  readProductFile,
} from '../../../catalogue/items/item.fixtures.ts';
import { imageIndexFixture } from '../../../platform/images/image.fixtures.ts';
import { type BundleData, toBundleData } from '../../bundles/bundle-offer.tsx';
import type { ItemDetailsData, OptionValues } from '../../item-data/item-details-data.ts';
import {
  toDetailsArticles,
  toDetailsOutlets,
  toItemData,
  toShopTerms,
} from '../../item-data/load-item-details.ts';
import type { BundlePageData, DetailsPageData } from './details-page-data.ts';
import { toBundlePageData } from './load-bundle-page.ts';

const settingsFiles = import.meta.glob('../../../../../../../packages/catalogue/data/settings.json', {
  eager: true,
  import: 'default',
});
export const shopSettingsFixture = shopSettings.parse(Object.values(settingsFiles)[0]);

/** Returns a product of the catalogue as the full API response, validated by the contract. */
export function createItemDetailsResponseFixture(id: string): ItemDetails {
  const file = readProductFile(id);
  const { images: _, price: __, ...shown } = createItemSummaryFixture(id);
  return itemDetails.parse({
    ...shown,
    description: file.description,
    images: getFixtureImages(file),
    options: Object.entries(file.options ?? {}).map(([discriminator, labels]) => ({
      discriminator,
      values: labels.map((displayLabel) => offered(displayLabel)),
    })),
    skus: file.skus.map((sku) => soldSku(id, sku)),
    discounts: [],
    extras: {
      dimensions: file.dimensions,
      weight: file.weight,
      cartons: file.cartons,
      otherSizes: (file.otherSizes ?? []).map(({ when, ...size }) => ({
        ...size,
        attributeValues: chosen(when),
      })),
      missing: (file.missing ?? []).map(({ values, reason }) => ({
        reason,
        attributeValues: chosen(values),
      })),
      madeOf: file.madeOf,
      materials: Object.entries(file.materials).map(([part, madeOf]) => ({ part, madeOf })),
      care: file.care,
      assembly: file.assembly,
      warrantyMonths: file.warrantyMonths,
    },
  });
}

/** Returns the data of an item's page, built as the loader does. */
export function createItemDetailsDataFixture(
  id: string,
  own: Partial<ItemDetailsData> = {},
): ItemDetailsData {
  return {
    now: fixtureDate.toISOString(),
    ...toItemData(createItemDetailsResponseFixture(id)),
    terms: toShopTerms(shopSettingsFixture),
    outlets: toDetailsOutlets(createStockEntryFixtures(id)),
    bundles: [],
    linked: createItemCardFixtures(['jamuna-centre-table', 'meghna-2-seater', 'nokshi-shataranji-rug']),
    articles: [article].flatMap(toDetailsArticles),
    points: ['Covers come off the Meghna, the Teesta and the Surma.', 'Cloth samples are yours to keep.'],
    ...own,
  };
}

/** The states for the stories of both layouts of the page. */
export function createDetailsPageFixtures() {
  const sofa = createItemDetailsDataFixture('meghna-3-seater', { bundles: [createBundleDataFixture()] });
  const lounger = createItemDetailsDataFixture('uthan-lounger');
  const itemPageData = (item: ItemDetailsData) => ({ show: 'item', item }) as const;
  return {
    usual: itemPageData(sofa),
    soldOut: itemPageData({
      ...sofa,
      outlets: [],
      skus: sofa.skus.map((sku) => ({ ...sku, state: 'SOLD_OUT', available: 0 })),
    }),
    noItemSelected: {
      show: 'choose',
      arrivals: createItemCardFixtures(['piri-stool', 'pangsha-dining-table', 'kashphul-vase']),
    },
    unknown: {
      show: 'unknown',
      similar: createItemCardFixtures(['meghna-3-seater', 'meghna-2-seater']),
      arrivals: createItemCardFixtures(['piri-stool', 'pangsha-dining-table', 'kashphul-vase']),
    },
    unreachable: { show: 'unreachable' },
    // The longest title in the shop, and a paragraph longer than any real one.
    long: itemPageData({ ...lounger, description: [lounger.description.join(' ').repeat(2)] }),
    bangla: itemPageData({
      ...sofa,
      title: 'মেঘনা তিন সিটের সোফা',
      subtitle: 'সোফা, ২০৫ সেমি, মেহগনি ও কাপড়',
      description: ['বসার ঘরের জন্য তিনজনের সোজা সোফা। কাঠামো শুকানো মেহগনি কাঠের।'],
    }),
  } satisfies Record<string, DetailsPageData>;
}

/** Returns a bundle of items from the catalogue, with their current prices. */
function createBundleDataFixture(): BundleData {
  return toBundleData(createBundleFixture());
}

/** Returns the data of that bundle's page, built as the loader does. */
export function createBundlePageFixture(): BundlePageData {
  return toBundlePageData(createBundleFixture(), fixtureDate, shopSettingsFixture);
}

export function createBundleFixture(): Bundle {
  return bundle.parse({
    id: 'meghna-corner',
    sourceType: 'bundle',
    title: 'The Meghna corner',
    subtitle: 'Sofa, centre table and rug',
    categories: [],
    stage: 'living',
    silhouette: 'sofa',
    createdAt: '2026-08-24',
    leadDays: 3,
    description: [
      'What we have in our own living room: the Meghna, the Jamuna and a striped shataranji.',
      'It arrives in one lorry, on one day.',
    ],
    images: [],
    salesPrice: 69_900,
    price: { listPrice: 82_600, price: 69_900, saving: 12_700, percent: 15 },
    available: 4,
    state: 'IN_STOCK',
    skuDetails: ['meghna-3-seater', 'jamuna-centre-table', 'nokshi-shataranji-rug'].map((id) => ({
      item: createItemSummaryFixture(id),
      sku: createItemDetailsResponseFixture(id).skus[0],
      quantity: 1,
    })),
  });
}

const article = contentEntry.parse({
  id: 'furniture-in-the-monsoon',
  type: 'article',
  title: 'Furniture in the monsoon',
  fields: {
    summary: 'Wood drinks in June and dries out in January. Leave it a hand’s breadth to do so.',
    sections: [{ heading: 'Before the rain', text: ['Move it a hand’s breadth from the outer wall.'] }],
  },
});

function soldSku(itemId: string, { code, values = {}, stock, ...prices }: ProductFile['skus'][number]) {
  const available = getTotalStock(stock);
  const builds = Object.values(stock).includes('made-to-order');
  return {
    ...prices,
    code,
    price: calculateBestPrice({ ...prices, itemId, skuCode: code, categoryPath: [] }, []),
    attributeValues: chosen(values),
    available,
    state: available === 0 && builds ? 'MADE_TO_ORDER' : getStockState(available),
  };
}

const named: Record<string, string> = { dhanmondi: 'Dhanmondi', uttara: 'Uttara', mirpur: 'Mirpur' };

/** Returns the stock of an item in three of the showrooms. */
export function createStockEntryFixtures(itemId: string) {
  return readProductFile(itemId).skus.flatMap(({ code, stock }) =>
    Object.entries(stock).flatMap(([id, here]) => {
      const name = named[id];
      if (name === undefined) return [];
      const available = typeof here === 'number' ? here : 0;
      const state =
        here === 'display'
          ? 'DISPLAY_ONLY'
          : here === 'made-to-order'
            ? 'MADE_TO_ORDER'
            : getStockState(available);
      const outlet = { id, name, division: 'Dhaka', district: 'Dhaka' };
      return [stockEntry.parse({ itemId, skuCode: code, outlet, available, state })];
    }),
  );
}

const colours: Record<string, string> = {
  Turmeric: '#c8963a',
  Ash: '#b4ab9a',
  Teal: '#386868',
  Rust: '#9c5a3c',
  Natural: '#b98a5a',
  Antique: '#5a3a26',
};

function offered(displayLabel: string) {
  const colour = colours[displayLabel];
  return { displayLabel, ...(colour && { colour }) };
}

function getFixtureImages({ id, title, model }: ProductFile) {
  return (model?.variants ?? []).flatMap(({ name, when = {} }) =>
    ['three-quarter', 'front', 'detail'].flatMap((view) => {
      const image = imageIndexFixture.product(id, name, view);
      if (!image) return [];
      const url = `${image.path}-${Math.max(...image.widths)}.webp`;
      return [{ ...image, url, alt: `${title}, ${view}`, view, attributeValues: chosen(when) }];
    }),
  );
}

function chosen(values: OptionValues): SelectedOption[] {
  return Object.entries(values).map(([displayLabel, optionDisplayLabel]) => ({
    displayLabel,
    optionDisplayLabel,
  }));
}
