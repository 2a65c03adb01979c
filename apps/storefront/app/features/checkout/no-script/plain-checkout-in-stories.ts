import { cartLine } from '@piri/contract/cart-lines';
import type { CartOffer } from '@piri/contract/cart-offers';
import { toCartLine } from '@piri/contract/line-item';
import { quote } from '@piri/contract/quote';
import { z } from 'zod';
import { type CartInStories, cartsInStories } from '../../cart/cart-page/cart-in-stories.ts';
import { usualPlace } from '../../customer/delivery/delivery-place.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';
import { emptyValues } from '../form/checkout-values.ts';
import { quoteWish } from '../form/checkout-wish.ts';
import { answered, checkoutPageInStories } from '../layouts/checkout-in-stories.ts';
import { geoInStories, quoteInStories } from '../quote/quote-in-stories.ts';
import { placeAmong } from '../state/use-places.ts';
import { placeLists, placeStep } from './place-step.ts';
import { blankAnswers } from './plain-answers.ts';
import type { PlainCheckoutData, PlainForm } from './plain-order.ts';

export interface PlainInStories {
  cart?: CartInStories;
  values?: Partial<CheckoutValues>;
  /** What came of the form, over what a form has that was never sent. */
  form?: Partial<PlainForm>;
}

/** What the server shows somebody who buys the first line of this cart at once. */
export function plainCheckoutInStories({
  cart = cartsInStories.usual as CartInStories,
  values = answered,
  form,
}: PlainInStories = {}): PlainCheckoutData {
  const line = cart.lines?.[0];
  const offers = typeof cart.answer === 'string' ? {} : cart.answer.offers;
  if (!line) return { ...checkoutPageInStories, lines: [] };
  const lines = [toCartLine(line)];
  const all = { ...emptyValues, ...values };
  const ordered = { lines, couponCode: undefined, paymentMethod: undefined };
  const wish = quoteWish(all, ordered, placeAmong(geoInStories, usualPlace));
  return {
    ...checkoutPageInStories,
    lines,
    form: {
      step: placeStep(geoInStories.divisions, all),
      answers: { ...blankAnswers(), values: all, key: 'of-a-story-of-a-key' },
      quote: quoteInStories(offers as Record<string, CartOffer>, wish),
      ...form,
    },
  };
}

const names = Object.keys(emptyValues);
const list = z.enum(placeLists);
const data = z.object({
  lines: z.array(cartLine),
  form: z
    .object({
      answers: z.strictObject({
        values: z.record(z.enum(names), z.union([z.string(), z.boolean()])),
        ...{ coupon: z.string(), refusedCoupon: z.string(), agreed: z.int(), key: z.string().min(16) },
        ...{ code: z.string(), codeToken: z.string(), codeSentTo: z.string(), mobileToken: z.string() },
      }),
      step: z.strictObject({
        place: z.record(list, z.string()),
        offered: z.record(list, z.array(z.string())),
        next: list.optional(),
      }),
      quote: quote.exactOptional(),
    })
    .exactOptional(),
});

/** What the page is given, for the data of stories. */
export const plainCheckoutSchema = z.custom<PlainCheckoutData>((given) => data.parse(given));
