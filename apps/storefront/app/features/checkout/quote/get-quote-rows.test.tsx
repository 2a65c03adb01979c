import type { Quote } from '@piri/contract/quote';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it, test } from 'vitest';
import { cartStateFixtures } from '../../cart/cart-page/cart.fixtures.ts';
import { emptyValues } from '../form/checkout-values.ts';
import { createNoScriptCheckoutFixture } from '../no-script/no-script-checkout-page.fixtures.ts';
import { NoScriptSummary } from '../no-script/no-script-summary.tsx';
import { CheckoutSummary } from '../sections/checkout-summary.tsx';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { getQuoteRows } from './get-quote-rows.ts';
import { createQuoteFixture } from './quote.fixtures.ts';

const lines = [{ sourceType: 'item', code: 'MGN-3S-ASH', quantity: 1 } as const];
const asked = createQuoteFixture(cartStateFixtures.usual.response.offers as never, { lines });
const delivery = {
  zoneId: 'dhaka-city',
  charge: 800,
  stairs: 450,
  earliest: '2026-11-24',
  latest: '2026-11-28',
};
const coupon = { code: 'EID10', valid: true, couponAmount: 500, freeDelivery: false, reason: null };
const totals = { ...asked.totals, subTotal: 58_500, total: 51_480, discount: 7_020 };

/** A quote with every kind of row. */
const whole: Quote = {
  ...asked,
  ...{ delivery, coupon, instalmentFee: 2_860, toPay: 55_090 },
  totals: { ...totals, couponAmount: 500, delivery: 1_250, payable: 52_230 },
};
/** A coupon that covers the delivery, but not the stairs. */
const free: Quote = {
  ...asked,
  ...{ delivery: { ...delivery, charge: 0 }, instalmentFee: 0, toPay: 51_930 },
  coupon: { ...coupon, code: 'FREEDHAKA', couponAmount: 0, freeDelivery: true },
  totals: { ...totals, couponAmount: 0, delivery: 450, payable: 51_930 },
};
const nowhere: Quote = {
  ...asked,
  ...{ delivery: null, coupon: null, instalmentFee: 0, toPay: 51_480 },
  totals: { ...totals, couponAmount: 0, delivery: 0, payable: 51_480 },
};

test.each([
  ['every kind of row', whole],
  ['free delivery', free],
  ['no address', nowhere],
])('CART-3 the rows of a quote add up to the total to pay: %s', (_, quote) => {
  expect(getQuoteRows(quote).reduce((sum, { amount = 0 }) => sum + amount, 0)).toBe(quote.toPay);
});

/** Returns the text of a summary, row by row. */
function rowsIn(markup: string): string[][] {
  return [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map((row) =>
    row.slice(1).map((cell) => cell.replaceAll(/<span class="block.*?<\/span>|<[^>]*>/g, '')),
  );
}

function inPage(content: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => content }]);
  return renderToStaticMarkup(<Page initialEntries={['/']} />);
}

describe('CHECK-1 the summary of the checkout', () => {
  const rows = (quote: Quote, values: object = {}) => {
    const checkout = {
      ...{ kind: 'ORDER', quote, quoted: { quote, loading: false }, coupon: quote.coupon?.code },
      ...{ values: { ...emptyValues, kind: 'HOME', ...values }, ordering: {}, cart: { lines: [] } },
      ...{ addresses: { list: [] }, areas: {} },
    } as unknown as UseCheckoutResult;
    return rowsIn(
      inPage(
        <CheckoutSummary checkout={checkout} folded="always">
          {null}
        </CheckoutSummary>,
      ),
    );
  };

  it('lists every amount', () => {
    expect(rows(whole)).toEqual([
      ['1 item', '৳58,500'],
      ['Offers', '−৳7,020'],
      ['Coupon EID10', '−৳500'],
      ['Delivery', '৳800'],
      ['Carrying upstairs', '৳450'],
      ['Instalment fee', '৳2,860'],
      ['To pay', '৳55,090'],
    ]);
  });

  it('describes a coupon for free delivery, and lists the charge for the stairs', () => {
    expect(rows(free).slice(2)).toEqual([
      ['Coupon FREEDHAKA', 'Free delivery'],
      ['Delivery', 'Free'],
      ['Carrying upstairs', '৳450'],
      ['To pay', '৳51,930'],
    ]);
  });

  it('shows no delivery charge until the area is known, and free collection', () => {
    expect(rows(nowhere).slice(2)).toEqual([
      ['Delivery', 'Choose an area first'],
      ['To pay', '৳51,480'],
    ]);
    expect(rows(nowhere, { kind: 'COLLECT' })[2]).toEqual(['Collection', 'Free']);
  });
});

describe('CHECK-1 the summary without JavaScript', () => {
  const rows = (quote: Quote) => {
    const { form } = createNoScriptCheckoutFixture();
    if (!form) throw new Error('The page has no form.');
    // Skip the lines of the order, which are above.
    return rowsIn(inPage(<NoScriptSummary form={{ ...form, quote }}>{null}</NoScriptSummary>)).slice(1);
  };

  it('lists every amount, including the instalment fee', () => {
    expect(rows(whole)).toEqual([
      ['1 item', '৳58,500'],
      ['Offers', '−৳7,020'],
      ['Coupon EID10', '−৳500'],
      ['Delivery to Dhanmondi', '৳800'],
      ['Carrying upstairs', '৳450'],
      ['Instalment fee', '৳2,860'],
      ['To pay', '৳55,090'],
    ]);
  });

  it('describes a coupon for free delivery, and omits an unknown delivery charge', () => {
    expect(rows(free)[2]).toEqual(['Coupon FREEDHAKA', 'Free delivery']);
    expect(rows(free)[4]).toEqual(['Carrying upstairs', '৳450']);
    expect(rows(nowhere).slice(2)).toEqual([['To pay', '৳51,480']]);
  });
});
