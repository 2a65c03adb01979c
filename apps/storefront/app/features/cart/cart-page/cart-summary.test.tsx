import type { CartProduct } from '@piri/contract/cart-products';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { fixtureDate } from '../../catalogue/items/item.fixtures.ts';
import type { CartSettings } from '../pricing/estimate-cart-delivery.ts';
import { type PricedCart, priceCart } from '../pricing/price-cart.ts';
import type { CouponResult } from '../pricing/use-coupon.ts';
import { cartPageFixture, cartStateFixtures } from './cart.fixtures.ts';
import { CartSummary } from './cart-summary.tsx';

const shop = vi.hoisted(() => ({ result: undefined as CouponResult | undefined }));
vi.mock('../pricing/use-coupon.ts', () => ({
  useCoupon: () => ({ ...shop, code: shop.result?.code, refetch: () => {}, check: () => {} }),
}));
afterEach(() => {
  shop.result = undefined;
});

const { offers } = cartStateFixtures.usual.response;
const chair = { ...(offers['item:KOL-MUSTARD'] as CartProduct), salesPrice: 16_800, price: 15_000 };
const cartOf = (known: Record<string, CartProduct>, loading = false) =>
  priceCart(
    { lines: [{ sourceType: 'item', code: 'KOL-MUSTARD', quantity: 1 }], later: [] },
    { offers: known, loading },
  );
const known = cartOf({ 'item:KOL-MUSTARD': chair });
const coupon = (amount: number, freeDelivery: boolean): CouponResult => ({
  ...{ status: 'accepted', code: 'EID10', amount, freeDelivery, coupon: null },
});

/** Returns the text of the summary, row by row. */
function rowsOf(cart: PricedCart, terms: CartSettings | undefined = cartPageFixture.terms): string[][] {
  const used = { ...cart, ready: true, succeeded: true, waitMs: undefined, refetch: () => {} };
  const Page = createRoutesStub([
    { path: '/', Component: () => <CartSummary cart={used} terms={terms} now={fixtureDate} /> },
  ]);
  const markup = renderToStaticMarkup(<Page initialEntries={['/']} />);
  return [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map((row) =>
    row.slice(1).map((cell) => cell.replaceAll(/<span class="block.*?<\/span>|<[^>]*>/g, '')),
  );
}

test('CART-3 lists the quantity, offers, coupon, delivery and total', () => {
  shop.result = coupon(500, false);
  expect(rowsOf(known)).toEqual([
    ['1 item', '৳16,800'],
    ['Offers', '−৳1,800'],
    ['Coupon EID10', '−৳500'],
    ['Delivery in Dhaka, ', '৳800'],
    ['To pay', '৳15,300'],
  ]);
});

test('CART-3 a free-delivery coupon leaves the prices unchanged and makes the delivery free', () => {
  shop.result = coupon(0, true);
  expect(rowsOf(known).slice(2)).toEqual([
    ['Coupon EID10', 'Free delivery'],
    ['Delivery in Dhaka, ', 'Free'],
    ['To pay', '৳15,000'],
  ]);
});

test('CART-3 says that the delivery depends on the address if the charges are unknown', () => {
  expect(rowsOf(known, { ...cartPageFixture.terms, zones: [] } as CartSettings).slice(2)).toEqual([
    ['Delivery in Dhaka, ', 'Calculated at checkout'],
    ['Total before delivery', '৳15,000'],
  ]);
});

test('CART-3 shows no amounts while prices are loading', () => {
  expect(rowsOf(cartOf({}, true))).toEqual([
    ['1 item', ''],
    ['Delivery in Dhaka, ', ''],
    ['To pay', ''],
  ]);
});
