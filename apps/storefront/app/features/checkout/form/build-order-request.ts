import type { CartLine } from '@piri/contract/cart-lines';
import type { DeliverySelection, placeOrder, quoteCheckout } from '@piri/contract/checkout';
import { toCartLine } from '@piri/contract/line-item';
import { toLatinDigits } from '@piri/contract/mobile';
import type { PaymentMethod } from '@piri/contract/quote';
import type { z } from '@piri/contract/zod';
import { toAddressInput } from '../../customer/addresses/address-validation.ts';
import type { CheckoutValues } from './checkout-values.ts';

export type QuoteRequest = z.input<typeof quoteCheckout.body>;
export type OrderRequest = z.input<typeof placeOrder.body>;

/** What stands beside the answers of the form. */
export interface OrderContents {
  lines: readonly CartLine[];
  couponCode: string | undefined;
  /** The chosen way, or the one that stands first as long as none is. */
  paymentMethod: PaymentMethod | undefined;
}

export type AreaPath = Pick<CheckoutValues, 'division' | 'district' | 'upazila'>;

/**
 * What the shop is asked to reckon. It is told where things go and how high up, and neither who waits there nor at which
 * door: an order says that. `usual` stands for the place until one is chosen.
 */
export function buildQuoteRequest(
  values: CheckoutValues,
  ordered: OrderContents,
  usual?: AreaPath,
): QuoteRequest {
  const delivery = roughly(values, usual);
  return { ...beside(values, ordered), ...(delivery && { delivery }) };
}

/** The order, as the call takes it. */
export function buildOrderRequest(
  values: CheckoutValues,
  ordered: OrderContents & { paymentMethod: PaymentMethod },
  expectedTotal: number,
): OrderRequest {
  const { fullName, mobile } = values;
  const email = values.email.trim();
  const note = values.note.trim();
  return {
    ...beside(values, ordered),
    paymentMethod: ordered.paymentMethod,
    contact: { fullName, mobile, ...(email !== '' && { email }) },
    delivery: exactly(values),
    ...(note !== '' && { note }),
    expectedTotal,
  };
}

function beside({ emiMonths }: CheckoutValues, { lines, couponCode, paymentMethod }: OrderContents) {
  const months = paymentMethod === 'CARD' && emiMonths !== '' && Number(emiMonths);
  return {
    lines: lines.map(toCartLine),
    ...(couponCode !== undefined && { couponCode }),
    ...(paymentMethod && { paymentMethod }),
    ...(months && { emiMonths: months }),
  };
}

function exactly(values: CheckoutValues): DeliverySelection {
  const { kind, outletId, addressId, hasReceiver } = values;
  const day = dayOf(values);
  if (kind === 'COLLECT') return { kind, outletId, ...day };
  if (addressId !== '') return { kind: 'SAVED', addressId, ...day };
  const { division, district, upazila, area, line, lift, floor, landmark } = values;
  const fullName = hasReceiver ? values.receiverName : values.fullName;
  const mobile = hasReceiver ? values.receiverMobile : values.mobile;
  const address = toAddressInput({
    ...{ fullName, mobile, division, district, upazila, area, line, floor, lift, landmark },
  });
  return { kind, address, ...day };
}

/** Stands for what a quote does not depend on. */
const somebody = { fullName: '–', mobile: '01700000000', area: '–', line: '–' };

function roughly(values: CheckoutValues, usual: AreaPath | undefined): DeliverySelection | undefined {
  const { kind, outletId, addressId, upazila, lift } = values;
  if (kind === 'COLLECT') return outletId === '' ? undefined : { kind, outletId, ...dayOf(values) };
  if (addressId !== '') return { kind: 'SAVED', addressId, ...dayOf(values) };
  const place = upazila === '' ? usual : values;
  if (!place) return undefined;
  const { division, district } = place;
  const floor = storey(values.floor);
  return {
    kind,
    address: {
      ...{ ...somebody, division, district, upazila: place.upazila },
      ...(floor !== undefined && { floor }),
      lift,
    },
    ...dayOf(values),
  };
}

/** While it is typed a floor may be none. */
function storey(typed: string): number | undefined {
  const text = toLatinDigits(typed).trim();
  const floor = Number(text);
  return text !== '' && Number.isInteger(floor) && floor >= 0 && floor <= 100 ? floor : undefined;
}

function dayOf({ when, day }: CheckoutValues) {
  return when === 'LATER' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : {};
}
