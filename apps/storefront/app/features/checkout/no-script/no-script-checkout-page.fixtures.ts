import { cartLine } from '@piri/contract/cart-lines';
import type { CartProduct } from '@piri/contract/cart-products';
import { toCartLine } from '@piri/contract/line-item';
import { quote } from '@piri/contract/quote';
import { z } from 'zod';
import { cartStateFixtures, type MockCartOptions } from '../../cart/cart-page/cart.fixtures.ts';
import { defaultArea } from '../../customer/delivery/delivery-area-store.ts';
import { buildQuoteRequest } from '../form/build-order-request.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';
import { emptyValues } from '../form/checkout-values.ts';
import { checkoutPageFixture, checkoutValuesFixture } from '../layouts/checkout.fixtures.ts';
import { createQuoteFixture, deliveryAreasFixture } from '../quote/quote.fixtures.ts';
import { findAreaPath } from '../state/use-delivery-areas.ts';
import { areaLevels, getAreaSelection } from './area-selection.ts';
import { createEmptyFormValues } from './no-script-form-values.ts';
import type { NoScriptCheckoutData, NoScriptFormState } from './no-script-order.ts';

export interface CreateNoScriptCheckoutFixtureOptions {
  cart?: MockCartOptions;
  values?: Partial<CheckoutValues>;
  /** The state of the form, merged over one that was not submitted. */
  form?: Partial<NoScriptFormState>;
}

/** The page data for buying the first line of a cart. */
export function createNoScriptCheckoutFixture({
  cart = cartStateFixtures.usual as MockCartOptions,
  values = checkoutValuesFixture,
  form,
}: CreateNoScriptCheckoutFixtureOptions = {}): NoScriptCheckoutData {
  const line = cart.lines?.[0];
  const offers = typeof cart.response === 'string' ? {} : cart.response.offers;
  if (!line) return { ...checkoutPageFixture, lines: [] };
  const lines = [toCartLine(line)];
  const all = { ...emptyValues, ...values };
  const ordered = { lines, couponCode: undefined, paymentMethod: undefined };
  const request = buildQuoteRequest(all, ordered, findAreaPath(deliveryAreasFixture, defaultArea));
  return {
    ...checkoutPageFixture,
    lines,
    form: {
      areaSelection: getAreaSelection(deliveryAreasFixture.divisions, all),
      answers: { ...createEmptyFormValues(), values: all, key: 'of-a-story-of-a-key' },
      quote: createQuoteFixture(offers as Record<string, CartProduct>, request),
      ...form,
    },
  };
}

const names = Object.keys(emptyValues);
const list = z.enum(areaLevels);
const data = z.object({
  lines: z.array(cartLine),
  form: z
    .object({
      answers: z.strictObject({
        values: z.record(z.enum(names), z.union([z.string(), z.boolean()])),
        ...{ coupon: z.string(), refusedCoupon: z.string(), agreed: z.int(), key: z.string().min(16) },
        ...{ code: z.string(), codeToken: z.string(), codeSentTo: z.string(), mobileToken: z.string() },
      }),
      areaSelection: z.strictObject({
        area: z.record(list, z.string()),
        offered: z.record(list, z.array(z.string())),
        next: list.optional(),
      }),
      quote: quote.exactOptional(),
    })
    .exactOptional(),
});

/** Validates the page data in stories. */
export const noScriptCheckoutSchema = z.custom<NoScriptCheckoutData>((given) => data.parse(given));
