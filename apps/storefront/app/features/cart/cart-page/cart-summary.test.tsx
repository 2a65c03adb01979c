import type { CartOffer } from '@piri/contract/cart-offers';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { dayOfStories } from '../../catalogue/items/items-in-stories.ts';
import type { CartTerms } from '../pricing/delivery-estimate.ts';
import { type PricedCart, pricedCart } from '../pricing/priced-cart.ts';
import type { CouponAnswer } from '../pricing/use-coupon.ts';
import { cartPageInStories, cartsInStories } from './cart-in-stories.ts';
import { CartSummary } from './cart-summary.tsx';

const shop = vi.hoisted(() => ({ answer: undefined as CouponAnswer | undefined }));
vi.mock('../pricing/use-coupon.ts', () => ({
  useCoupon: () => ({ ...shop, code: shop.answer?.code, askAgain: () => {}, check: () => {} }),
}));
afterEach(() => {
  shop.answer = undefined;
});

const { offers } = cartsInStories.usual.answer;
const chair = { ...(offers['item:KOL-MUSTARD'] as CartOffer), salesPrice: 16_800, price: 15_000 };
const cartOf = (known: Record<string, CartOffer>, asking = false) =>
  pricedCart(
    { lines: [{ sourceType: 'item', code: 'KOL-MUSTARD', quantity: 1 }], later: [] },
    { offers: known, asking },
  );
const known = cartOf({ 'item:KOL-MUSTARD': chair });
const coupon = (amount: number, freeDelivery: boolean): CouponAnswer => ({
  ...{ says: 'yes', code: 'EID10', amount, freeDelivery, coupon: null },
});

/** What stands in the summary, row by row. */
function rowsOf(cart: PricedCart, terms: CartTerms | undefined = cartPageInStories.terms): string[][] {
  const used = { ...cart, ready: true, reached: true, waitMs: undefined, askAgain: () => {} };
  const Page = createRoutesStub([
    { path: '/', Component: () => <CartSummary cart={used} terms={terms} now={dayOfStories} /> },
  ]);
  const markup = renderToStaticMarkup(<Page initialEntries={['/']} />);
  return [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map((row) =>
    row.slice(1).map((cell) => cell.replaceAll(/<span class="block.*?<\/span>|<[^>]*>/g, '')),
  );
}

test('CART-3 the cart names what it comes to', () => {
  shop.answer = coupon(500, false);
  expect(rowsOf(known)).toEqual([
    ['1 thing', '৳16,800'],
    ['Offers', '−৳1,800'],
    ['Coupon EID10', '−৳500'],
    ['Delivery inside Dhaka, ', '৳800'],
    ['To pay', '৳15,300'],
  ]);
});

test('CART-3 a coupon for free delivery takes nothing off, and the delivery is free', () => {
  shop.answer = coupon(0, true);
  expect(rowsOf(known).slice(2)).toEqual([
    ['Coupon EID10', 'Free delivery'],
    ['Delivery inside Dhaka, ', 'Free'],
    ['To pay', '৳15,000'],
  ]);
});

test('CART-3 if the shop could not say what it charges, the delivery follows with the address', () => {
  expect(rowsOf(known, { ...cartPageInStories.terms, zones: [] } as CartTerms).slice(2)).toEqual([
    ['Delivery inside Dhaka, ', 'with the address'],
    ['To pay, before delivery', '৳15,000'],
  ]);
});

test('CART-3 while prices are asked for, no figure stands where they will be', () => {
  expect(rowsOf(cartOf({}, true))).toEqual([
    ['1 thing', ''],
    ['Delivery inside Dhaka, ', ''],
    ['To pay', ''],
  ]);
});
