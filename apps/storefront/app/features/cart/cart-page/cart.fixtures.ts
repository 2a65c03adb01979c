import type { CartProduct } from '@piri/contract/cart-products';
import type { ItemDetails } from '@piri/contract/items';
import { getSoldRefKey } from '@piri/contract/line-item';
import { shopSettings } from '@piri/contract/settings';
import { z } from 'zod';
import {
  createBundleFixture,
  createItemDetailsResponseFixture,
  shopSettingsFixture,
} from '../../browse/item-details/data/details.fixtures.ts';
import { fixtureDate } from '../../catalogue/items/item.fixtures.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { useCartProducts } from '../pricing/cart-products-store.ts';
import type { CartProducts } from '../pricing/fetch-cart-products.ts';
import { applyCartToDocument } from '../store/apply-cart-to-document.ts';
import { type Cart, emptyCart, serializeCart } from '../store/cart.ts';
import { useCart } from '../store/cart-store.ts';
import type { CartPageData } from './cart-page-data.ts';

export interface MockCartOptions extends Partial<Cart> {
  /** The API's response: the offers, none ever, or an error. */
  response: { offers: CartProducts } | 'never' | 'unreachable';
  /** Whether the browser can store the cart. @default true */
  persisted?: boolean;
}

/**
 * Stores a cart in the browser and mocks the API's response while a story is shown. Returns a function that cleans up.
 */
export function mockCart({ response, persisted = true, ...own }: MockCartOptions): () => void {
  const cart = { ...emptyCart, ...own };
  const text = serializeCart(cart);
  localStorage.setItem(storageKeys.cart, text);
  applyCartToDocument(text);
  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  useCart.setState({ ...cart, count, persisted, ready: true });
  const restoreStorage = persisted ? undefined : mockFullStorage();
  useCartProducts.setState({
    offers: {},
    loading: false,
    succeeded: true,
    waitMs: undefined,
    previousQuantities: {},
    load: () => toMockResult(response),
  });
  return () => {
    restoreStorage?.();
    resetMockCart();
  };
}

/** Resets the cart after a story, since the header of every page shows the number of items. */
export function resetMockCart(): void {
  localStorage.removeItem(storageKeys.cart);
  applyCartToDocument(null);
  useCart.setState({ ...useCart.getInitialState() });
  useCartProducts.setState({ ...useCartProducts.getInitialState() });
}

/**
 * Makes storing the cart fail as if the storage were full. The cart is stored again as soon as its prices are known.
 */
function mockFullStorage() {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (key === storageKeys.cart)
      throw new DOMException('The storage of the story is full.', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  return () => {
    Storage.prototype.setItem = setItem;
  };
}

async function toMockResult(response: MockCartOptions['response']) {
  if (response === 'never') return new Promise<never>(() => {});
  if (response === 'unreachable') return { offers: {}, succeeded: false };
  return { offers: response.offers, succeeded: true };
}

const items = [
  'meghna-3-seater',
  'koel-accent-chair',
  'piri-stool',
  'nokshi-shataranji-rug',
  'uthan-lounger',
  'padma-l-shape',
];

/** Returns the offers for these items and for the stories' bundle, from the files of the catalogue. */
function createOfferFixtures(own: Partial<CartProduct> = {}): Record<string, CartProduct> {
  const offers = items.map(createItemDetailsResponseFixture).flatMap(toOfferFixtures);
  return Object.fromEntries(
    [...offers, createBundleOfferFixture()].map((offer) => [getSoldRefKey(offer), { ...offer, ...own }]),
  );
}

/** Returns the offers for the skus of a product, as the API does. */
function toOfferFixtures({
  id,
  title,
  subtitle,
  stage,
  silhouette,
  images,
  leadDays,
  extras,
  skus,
}: ItemDetails): CartProduct[] {
  return skus.map(({ code, attributeValues, price: { listPrice, price }, available, state }) => ({
    ...{
      sourceType: 'item' as const,
      code,
      itemId: id,
      title,
      stage,
      silhouette,
      leadDays,
      available,
      state,
    },
    about: attributeValues.map((value) => value.optionDisplayLabel).join(', ') || subtitle,
    image: images[0],
    dimensions: extras.dimensions,
    salesPrice: listPrice,
    price,
  }));
}

function createBundleOfferFixture(): CartProduct {
  const { id, title, stage, silhouette, leadDays, available, state, ...bundle } = createBundleFixture();
  const { price } = bundle.price;
  return {
    ...{
      sourceType: 'bundle',
      code: id,
      itemId: id,
      title,
      stage,
      silhouette,
      leadDays,
      available,
      state,
    },
    about: bundle.skuDetails.map(({ item, quantity }) => `${quantity} × ${item.title}`).join(', '),
    image: bundle.skuDetails.find(({ item }) => item.images.length > 0)?.item.images[0],
    salesPrice: price,
    price,
  };
}

const offers = createOfferFixtures();
const item = (code: string, quantity = 1) => ({ sourceType: 'item', code, quantity }) as const;

const usual = {
  lines: [
    item('MGN-3S-ASH'),
    item('KOL-MUSTARD', 4),
    { sourceType: 'bundle', code: 'meghna-corner', quantity: 1 },
  ],
  later: [item('PIRI-NEEL', 2)],
  response: { offers },
} satisfies MockCartOptions;

/** The states for the stories of both layouts of the page. */
export const cartStateFixtures = {
  usual,
  loading: { ...usual, response: 'never' },
  unreachable: { ...usual, response: 'unreachable' },
  empty: { response: { offers } },
  storageUnavailable: { ...usual, persisted: false },
  /**
   * A price that has risen, a quantity above the stock, and lines that are sold out, no longer sold, or the last one.
   */
  troubled: {
    lines: [
      { ...item('MGN-3S-ASH'), seenPrice: 51_480 },
      item('KOL-MUSTARD', 40),
      item('KOL-ASH'),
      item('NKS-090-NS', 2),
      item('OLD-CODE', 2),
    ],
    response: {
      offers: {
        ...offers,
        'item:NKS-090-NS': { ...(offers['item:NKS-090-NS'] as CartProduct), available: 0, state: 'SOLD_OUT' },
        'item:OLD-CODE': 'gone',
      },
    },
  },
  long: {
    lines: [item('UTH-1', 1), item('NKS-180-AS', 99)],
    response: {
      offers: createOfferFixtures({
        title:
          'Uthan folding lounger with a back that adjusts to five positions, for verandah, roof or garden, light enough for two to carry',
        about: 'Olive cord on a plantation segun frame that was oiled three times, with solid beech wheels',
        salesPrice: 1_455_000,
        price: 1_237_100,
        state: 'MADE_TO_ORDER',
        available: 0,
      }),
    },
  },
  bangla: {
    ...usual,
    response: { offers: createOfferFixtures({ title: 'মেঘনা তিন সিটের সোফা', about: 'ছাই রঙের লিনেন' }) },
  },
} satisfies Record<string, MockCartOptions>;

const { zones, madeToOrderDays } = shopSettingsFixture.delivery;

export const cartPageFixture: CartPageData = {
  now: fixtureDate.toISOString(),
  terms: { zones, madeToOrderDays, instalments: shopSettingsFixture.instalments },
};

const { delivery, instalments } = shopSettings.shape;

const page = z.strictObject({
  now: z.iso.datetime(),
  terms: z
    .strictObject({ ...delivery.pick({ zones: true, madeToOrderDays: true }).shape, instalments })
    .exactOptional(),
  sharedOffers: z.record(z.string(), z.unknown()).exactOptional(),
});

/** The schema of the page's data, for the data of stories. */
export const cartPageSchema = z.custom<CartPageData>((data) => page.parse(data));
