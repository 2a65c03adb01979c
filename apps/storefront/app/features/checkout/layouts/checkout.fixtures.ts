import { type Address, address } from '@piri/contract/addresses';
import type { CartProduct } from '@piri/contract/cart-products';
import type { ErrorCode, ErrorResponse, FieldError } from '@piri/contract/error';
import { outlet } from '@piri/contract/outlets';
import type { Quote } from '@piri/contract/quote';
import { shopSettings } from '@piri/contract/settings';
import { z } from 'zod';
import { settingsFixture } from '../../browse/item-details/data/details.fixtures.ts';
import type { CartFixtures } from '../../cart/cart-page/cart.fixtures.ts';
import { fixtureDate } from '../../catalogue/items/item.fixtures.ts';
import { outletFixtures } from '../../content/outlets/outlet.fixtures.ts';
import { clearPersonalData } from '../../customer/session/clear-personal-data.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import type { CheckoutAttempt } from '../form/checkout-attempt.ts';
import { emptyDraft, useDraft } from '../form/checkout-draft.ts';
import { type CheckoutPageData, toCheckoutSettings, toPickupOutlet } from '../form/checkout-page-data.ts';
import { type CheckoutValues, emptyValues } from '../form/checkout-values.ts';
import { type PlacedOrder, savePlacedOrder } from '../placed-orders/placed-orders.ts';
import { deliveryAreasFixture, quoteFixtures } from '../quote/quote.fixtures.ts';
import { useCheckoutApi } from '../submit/checkout-api.ts';

export interface CheckoutFixtures {
  cart: CartFixtures;
  /** What was typed on a visit before. */
  values?: Partial<CheckoutValues>;
  addresses?: Address[];
  /** An order that was sent on a visit before. */
  attempt?: CheckoutAttempt;
  /** The shop cannot be asked what it comes to. */
  unreachable?: boolean;
  /** What was ordered in this browser before. */
  placed?: PlacedOrder;
  /** What the shop says to an order, or to a booking: it was a figure of before, or nothing is built any more. */
  refuses?: (quote: Quote) => Quote;
  /** The shop asks for a code first: whether it could be sent, and what it says to one that is entered. */
  mobileCode?: { sent: boolean };
}

/** Lays a draft into the browser and has the shop answer, for as long as a story is shown. */
export function mockCheckout(own: CheckoutFixtures): () => void {
  const { cart, values, addresses = [], attempt, unreachable = false, refuses, placed, mobileCode } = own;
  const draft = { values: { ...emptyValues, ...values }, attempt, storedAt: Date.now() };
  localStorage.setItem(storageKeys.checkoutDraft, JSON.stringify(draft));
  useDraft.setState({ ...useDraft.getInitialState() });
  if (placed) savePlacedOrder(placed);
  const offers = cart.answer === 'never' || cart.answer === 'unreachable' ? {} : cart.answer.offers;
  let last: Quote | undefined;
  useCheckoutApi.setState({
    askQuote: async (_, wish) => {
      if (unreachable) return { ok: false, networkError: true };
      last = quoteFixtures(offers as Record<string, CartProduct>, wish);
      return { ok: true, status: 200, body: last };
    },
    readPlaces: async () => (unreachable ? undefined : deliveryAreasFixture),
    readAddresses: async () => addresses,
    sendMobileCode: async () =>
      mobileCode?.sent
        ? { ok: true, status: 200, body: { codeToken: 'of-a-story', validSeconds: 600 } }
        : { ok: false, status: 429, retryAfterMs: 40_000 },
    confirmMobile: async () => refused('MOBILE_CODE_INVALID', { path: 'code', code: 'WRONG', message: '' }),
    sendOrder: async (_, { kind }) => {
      if (mobileCode) return refused('CONFIRM_MOBILE');
      if (!refuses || !last) return { ok: false, networkError: true };
      const quote = refuses(last);
      const code = kind === 'BOOKING' && !quote.booking ? 'NOT_BOOKABLE' : 'PRICE_CHANGED';
      const body: ErrorResponse = { error: { code, message: '', retryable: false, requestId: 'r', quote } };
      return { ok: false, status: 422, body };
    },
  });
  return () => {
    clearPersonalData();
    useDraft.setState({ ...emptyDraft, ready: false, kept: true });
    useCheckoutApi.setState(useCheckoutApi.getInitialState());
  };
}

function refused(code: ErrorCode, ...fields: FieldError[]) {
  const error = { code, message: '', retryable: false, requestId: 'r', fields };
  return { ok: false as const, status: 422, body: { error } };
}

/** Whoever has answered everything. */
export const completeValues: Partial<CheckoutValues> = {
  ...{ fullName: 'Farzana Rahman', mobile: '01711 482906', email: 'farzana@post.example' },
  ...{ division: 'Dhaka', district: 'Dhaka', upazila: 'Dhanmondi', area: 'Road 9/A, West Dhanmondi' },
  ...{ line: 'House 42, flat 5B', floor: '5', lift: true, landmark: 'Opposite the green mosque' },
};

export const addressFixtures: Address[] = [
  address.parse({
    ...{
      id: 'home',
      fullName: 'Farzana Rahman',
      mobile: '01711482906',
      division: 'Dhaka',
      district: 'Dhaka',
    },
    ...{ upazila: 'Dhanmondi', area: 'Road 9/A', line: 'House 42', floor: 5, lift: true, isDefault: true },
  }),
  address.parse({
    ...{
      id: 'mother',
      fullName: 'Rahima Khatun',
      mobile: '01812345678',
      division: 'Sylhet',
      district: 'Sylhet',
    },
    ...{ upazila: 'Beanibazar', area: 'Kasba', line: 'Khan Bari', isDefault: false },
  }),
];

export const checkoutPageFixture: CheckoutPageData = {
  now: fixtureDate.toISOString(),
  terms: toCheckoutSettings(settingsFixture),
  outlets: outletFixtures.map(toPickupOutlet),
};

const { stairs } = shopSettings.shape.delivery.shape;
const page = z.strictObject({
  now: z.iso.datetime(),
  terms: z
    .strictObject({
      ...{ cashUpTo: z.int(), onlineUpTo: z.int(), returnDays: z.int() },
      stairs: z.strictObject(stairs.pick({ fromFloor: true, charge: true }).shape),
    })
    .exactOptional(),
  outlets: z
    .array(
      z.strictObject(
        outlet.pick({ id: true, name: true, district: true, address: true, closedOn: true }).shape,
      ),
    )
    .exactOptional(),
});

/** What the page is given, for the data of stories. */
export const checkoutPageSchema = z.custom<CheckoutPageData>((data) => page.parse(data));
