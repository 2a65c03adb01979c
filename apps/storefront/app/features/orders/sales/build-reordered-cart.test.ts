import { expect, test } from 'vitest';
import { createCartProductFixture } from '../../cart/pricing/cart-product.fixtures.ts';
import { emptyCart } from '../../cart/store/cart.ts';
import { buildReorderedCart } from './build-reordered-cart.ts';

const chairs = {
  ...({ sourceType: 'item', code: 'KOL-MUS', quantity: 4 } as const),
  ...{ title: 'Koel Accent Chair', price: 16_800 },
};
const name = 'item:KOL-MUS';
const sofa = { ...chairs, code: 'MGN-3S-ASH', quantity: 1, title: 'Meghna 3-Seater', price: 49_725 };
const inCart = { sourceType: 'item', code: 'KOL-MUS', quantity: 4 };

test('CHECK-5 adds unchanged items to the cart again, once even if repeated', () => {
  const offers = { [name]: createCartProductFixture() };
  const once = buildReorderedCart(emptyCart, [chairs], offers);
  expect(once).toEqual({ cart: { ...emptyCart, lines: [inCart] }, itemCount: 4, news: [] });
  expect(buildReorderedCart(once.cart, [chairs], offers)).toEqual(once);
});

test.each([
  [{ price: 15_000 }, 'Koel Accent Chair: now ৳15,000 each, was ৳16,800.'],
  [{ available: 1 }, 'Koel Accent Chair: only 1 left, you ordered 4.'],
  [
    { available: 2, price: 18_000 },
    'Koel Accent Chair: only 2 left, you ordered 4; now ৳18,000 each, was ৳16,800.',
  ],
  [{ available: 0, state: 'SOLD_OUT' }, 'Koel Accent Chair is sold out.'],
  [{ available: 0, state: 'DISPLAY_ONLY' }, 'Koel Accent Chair is on display only.'],
] as const)('CHECK-5 reports what has changed: %o', (own, said) => {
  const offer = createCartProductFixture(own);
  const { cart, news } = buildReorderedCart(emptyCart, [chairs], { [name]: offer });
  expect(news.map(({ sentence }) => sentence)).toEqual([said]);
  expect(cart.lines).toEqual(
    offer.state === 'IN_STOCK' ? [{ ...inCart, quantity: Math.min(4, offer.available) }] : [],
  );
});

test('CHECK-5 reports items that are no longer sold or do not fit, and adds the rest', () => {
  const { cart, itemCount, news } = buildReorderedCart(emptyCart, [sofa, chairs], {
    'item:MGN-3S-ASH': 'gone',
    [name]: createCartProductFixture(),
  });
  expect([cart.lines, itemCount]).toEqual([[inCart], 4]);
  expect(news.map(({ sentence }) => sentence)).toEqual(['Meghna 3-Seater is no longer sold.']);

  const lines = Array.from({ length: 100 }, (_, nth) => ({ ...inCart, code: `C-${nth}` }) as const);
  const full = { ...emptyCart, lines: lines.map((line) => ({ ...line, sourceType: 'item' as const })) };
  expect(buildReorderedCart(full, [chairs], { [name]: createCartProductFixture() })).toMatchObject({
    cart: full,
    news: [{ sentence: 'Your cart is full, so Koel Accent Chair wasn’t added.' }],
  });
});
