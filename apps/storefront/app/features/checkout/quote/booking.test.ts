import { placeBooking } from '@piri/contract/sales';
import { expect, it, test } from 'vitest';
import { cartStateFixtures } from '../../cart/cart-page/cart.fixtures.ts';
import { buildOrderRequest } from '../form/build-order-request.ts';
import { emptyValues } from '../form/checkout-values.ts';
import { getBookingHref, parseBookingSku } from '../form/get-booking-href.ts';
import { getPaymentSchedule } from '../payment/get-payment-schedule.ts';
import { bookingPaymentMethods, findPaymentMethodOption } from '../payment/payment-methods.ts';
import { getPlaceOrderButtonLabel } from '../sections/place-order-button.tsx';
import { compareQuotes } from './compare-quotes.ts';
import { createQuoteFixture } from './quote.fixtures.ts';
import { toQuoteForOrderKind } from './to-quote-for-order-kind.ts';

const lines = [{ sourceType: 'item', code: 'PDM-LEFT-BEIGE', quantity: 1 } as const];
const asked = createQuoteFixture(cartStateFixtures.usual.response.offers as never, { lines });
const figures = { advance: 12_800, atTheDoor: 115_200 };

test.each([
  [getBookingHref('PDM-LEFT-BEIGE'), 'PDM-LEFT-BEIGE'],
  ['/checkoutV2', undefined],
  ['/checkout?booking=', undefined],
  ['/checkout?booking=%3Cscript%3E', undefined],
])('CHECK-6 parses the sku to book from %s: %s', (href, code) => {
  expect(parseBookingSku(new URL(href, 'http://shop').searchParams)).toBe(code);
});

it('CHECK-6 a booking has its own payment methods and no instalments; an order has no advance', () => {
  const booked = toQuoteForOrderKind('BOOKING', asked);
  expect(booked.payment.map(({ method }) => method)).toEqual([...bookingPaymentMethods]);
  expect(booked.instalments).toEqual([]);
  expect(booked.booking).toMatchObject(figures);
  expect(toQuoteForOrderKind('ORDER', asked)).toMatchObject({
    payment: asked.payment,
    instalments: asked.instalments,
  });
  expect(toQuoteForOrderKind('ORDER', asked).booking).toBeUndefined();
  // An item in stock is not booked, so there is no payment method.
  expect(toQuoteForOrderKind('BOOKING', toQuoteForOrderKind('ORDER', asked)).payment).toEqual([]);
});

it('CHECK-6 shows what is paid when, by card and by transfer', () => {
  const quote = toQuoteForOrderKind('BOOKING', asked);
  const said = (method: (typeof bookingPaymentMethods)[number]) => {
    const offer = findPaymentMethodOption(quote, method);
    const schedule = getPaymentSchedule(offer, String, { advance: quote.booking?.advance });
    return [
      getPlaceOrderButtonLabel({ kind: 'BOOKING', quote, offer }),
      ...schedule.map(({ amount }) => amount),
    ];
  };
  expect(said('CARD')).toEqual(['Pay ৳12,800 now', '12800', '115200']);
  expect(said('PAY_LATER')).toEqual(['Book with an advance of ৳12,800', '12800', '115200']);
});

it('CHECK-6 reports a changed advance of a booking beside the total', () => {
  const now = { ...asked, toPay: 120_000, booking: { ...asked.booking, advance: 12_000 } } as typeof asked;
  expect(
    compareQuotes(toQuoteForOrderKind('BOOKING', asked), toQuoteForOrderKind('BOOKING', now)).map(
      ({ what }) => what,
    ),
  ).toEqual(['To pay', 'Advance']);
  expect(
    compareQuotes(toQuoteForOrderKind('ORDER', asked), toQuoteForOrderKind('ORDER', now)).map(
      ({ what }) => what,
    ),
  ).toEqual(['To pay']);
});

it('CHECK-6 builds a valid booking request, without instalments and coupon', () => {
  const values = { ...emptyValues, fullName: 'Farzana', mobile: '01711482906', emiMonths: '' };
  const contents = { lines, couponCode: undefined, paymentMethod: 'CARD' } as const;
  const order = buildOrderRequest({ ...values, kind: 'COLLECT', outletId: 'uttara' }, contents, asked.toPay);
  expect(placeBooking.body.safeParse(order).error).toBeUndefined();
});
