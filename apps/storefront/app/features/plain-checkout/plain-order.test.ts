import type { Client } from '@piri/client';
import { expect, test, vi } from 'vitest';
import { cartsInStories } from '../../testing/cart-in-stories.ts';
import { geoInStories, quoteInStories } from '../../testing/quote-in-stories.ts';
import { submitPlainForm } from './plain-order.ts';

const { offers } = cartsInStories.usual.answer;
const lines = [{ sourceType: 'item' as const, code: 'MGN-3S-ASH', quantity: 1 }];
const beanibazar = {
  ...{ division: 'Sylhet', district: 'Sylhet', upazila: 'Beanibazar' },
  ...{ districtsOf: 'Sylhet', upazilasOf: 'Sylhet' },
};

/** The shop, as far as a form asks it. */
function shop(geo: unknown = { ok: true, status: 200, body: geoInStories }) {
  const placeOrder = vi.fn(async () => ({ ok: false, status: 500 }));
  const api = {
    getGeo: async () => geo,
    quoteCheckout: async ({ body }: { body: never }) => ({
      ...{ ok: true, status: 200 },
      body: quoteInStories(offers as never, body),
    }),
    placeOrder,
  };
  return { api: api as unknown as Client, placeOrder };
}

async function submit(boxes: Record<string, string>, { api } = shop()) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'HOME', ...boxes })) form.set(name, value);
  const result = await submitPlainForm(api, lines, form);
  if ('kind' in result) throw new Error('An order was placed.');
  return result;
}

test.each([
  [{ intent: 'place', division: 'Sylhet' }, 'district', undefined],
  [{ intent: 'total', division: 'Sylhet' }, 'district', undefined],
  [{ intent: 'place', division: 'Sylhet', districtsOf: 'Sylhet' }, 'district', 'Choose the district.'],
  [{ intent: 'place' }, 'division', 'Choose the division.'],
  [{ intent: 'place', ...beanibazar }, 'upazila', undefined],
  [{ intent: 'total', ...beanibazar }, 'total', undefined],
  [{ intent: 'total', kind: 'COLLECT' }, 'total', undefined],
] as const)('CHECK-1 the page opens on what comes next: %o', async (boxes, landing, words) => {
  const form = await submit(boxes);
  expect(form.landing).toBe(landing);
  expect(Object.values(form.wrong ?? {})).toEqual(words === undefined ? [] : [words]);
});

test('CHECK-1 until the place is complete the figures are those of inside Dhaka, and then its own', async () => {
  const before = await submit({ intent: 'place', division: 'Sylhet' });
  const after = await submit({ intent: 'place', ...beanibazar });
  expect(before.quote?.delivery?.zoneId).toBe('dhaka-city');
  expect(after.quote?.delivery?.zoneId).not.toBe('dhaka-city');
});

test('CHECK-2 an order without its place asks for the next list alone, opens at the top and orders nothing', async () => {
  const { api, placeOrder } = shop();
  const form = await submit(
    { intent: 'order', division: 'Dhaka', district: 'Sylhet', districtsOf: 'Dhaka' },
    { api, placeOrder },
  );
  expect(form.landing).toBeUndefined();
  expect(form.wrong).toMatchObject({ district: 'Choose the district.' });
  expect(form.wrong).not.toHaveProperty('upazila');
  expect(placeOrder).not.toHaveBeenCalled();
});

test('FORM-1 while the places are out of reach what was typed and chosen stays, and it is said', async () => {
  const form = await submit(
    { intent: 'place', fullName: 'ফারজানা রহমান', division: 'Sylhet' },
    shop({ ok: false, networkError: true }),
  );
  expect(form).toMatchObject({
    answers: { values: { fullName: 'ফারজানা রহমান', division: 'Sylhet' } },
    ...{ trouble: { kind: 'out of reach' }, landing: 'news' },
  });
});
