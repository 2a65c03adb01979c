import { type SavedAddress, savedAddress } from '@piri/contract/addresses';
import type { CartProduct } from '@piri/contract/cart-products';
import type { ErrorCode, ErrorResponse, FieldError } from '@piri/contract/error';
import { outlet } from '@piri/contract/outlets';
import type { Quote } from '@piri/contract/quote';
import { shopSettings } from '@piri/contract/settings';
import { z } from 'zod';
import { shopSettingsFixture } from '../../browse/item-details/data/details.fixtures.ts';
import type { MockCartOptions } from '../../cart/cart-page/cart.fixtures.ts';
import { fixtureDate } from '../../catalogue/items/item.fixtures.ts';
import { outletFixtures } from '../../content/outlets/outlet.fixtures.ts';
import { clearPersonalData } from '../../customer/session/clear-personal-data.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import type { CheckoutAttempt } from '../form/checkout-attempt.ts';
import { emptyDraft, useDraft } from '../form/checkout-draft.ts';
import { type CheckoutPageData, toCheckoutSettings, toPickupOutlet } from '../form/checkout-page-data.ts';
import { type CheckoutValues, emptyValues } from '../form/checkout-values.ts';
import { type StoredPlacedOrder, savePlacedOrder } from '../placed-orders/placed-orders.ts';
import { createQuoteFixture, deliveryAreasFixture } from '../quote/quote.fixtures.ts';
import { useCheckoutApi } from '../submit/checkout-api.ts';

export interface MockCheckoutOptions {
  cart: MockCartOptions;
  /** The values typed on an earlier visit. */
  values?: Partial<CheckoutValues>;
  addresses?: SavedAddress[];
  /** An order sent on an earlier visit. */
  attempt?: CheckoutAttempt;
  /** The API cannot be reached for a quote. */
  unreachable?: boolean;
  /** An order placed in this browser before. */
  placed?: StoredPlacedOrder;
  /** The quote with which the API refuses an order or a booking, for example with another price. */
  refuses?: (quote: Quote) => Quote;
  /** The API asks for a code before the order. `sent` says whether it could be sent; every entered code is wrong. */
  mobileCode?: { sent: boolean };
}

/** Stores a draft in the browser and mocks the API. Returns a function that undoes both. */
export function mockCheckout(own: MockCheckoutOptions): () => void {
  const { cart, values, addresses = [], attempt, unreachable = false, refuses, placed, mobileCode } = own;
  const draft = { values: { ...emptyValues, ...values }, attempt, storedAt: Date.now() };
  localStorage.setItem(storageKeys.checkoutDraft, JSON.stringify(draft));
  useDraft.setState({ ...useDraft.getInitialState() });
  if (placed) savePlacedOrder(placed);
  const offers = cart.response === 'never' || cart.response === 'unreachable' ? {} : cart.response.offers;
  let last: Quote | undefined;
  useCheckoutApi.setState({
    fetchQuote: async (_, request) => {
      if (unreachable) return { ok: false, networkError: true };
      last = createQuoteFixture(offers as Record<string, CartProduct>, request);
      return { ok: true, status: 200, body: last };
    },
    fetchAreas: async () => (unreachable ? undefined : deliveryAreasFixture),
    fetchAddresses: async () => addresses,
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
    useDraft.setState({ ...emptyDraft, ready: false, persisted: true });
    useCheckoutApi.setState(useCheckoutApi.getInitialState());
  };
}

function refused(code: ErrorCode, ...fields: FieldError[]) {
  const error = { code, message: '', retryable: false, requestId: 'r', fields };
  return { ok: false as const, status: 422, body: { error } };
}

/** The values of a complete form. */
export const checkoutValuesFixture: Partial<CheckoutValues> = {
  ...{ fullName: 'Farzana Rahman', mobile: '01711 482906', email: 'farzana@post.example' },
  ...{ division: 'Dhaka', district: 'Dhaka', upazila: 'Dhanmondi', area: 'Road 9/A, West Dhanmondi' },
  ...{ line: 'House 42, flat 5B', floor: '5', lift: true, landmark: 'Opposite the green mosque' },
};

export const savedAddressFixtures: SavedAddress[] = [
  savedAddress.parse({
    ...{
      id: 'home',
      fullName: 'Farzana Rahman',
      mobile: '01711482906',
      division: 'Dhaka',
      district: 'Dhaka',
    },
    ...{ upazila: 'Dhanmondi', area: 'Road 9/A', line: 'House 42', floor: 5, lift: true, isDefault: true },
  }),
  savedAddress.parse({
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
  terms: toCheckoutSettings(shopSettingsFixture),
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

/** Validates the page data in stories. */
export const checkoutPageSchema = z.custom<CheckoutPageData>((data) => page.parse(data));
