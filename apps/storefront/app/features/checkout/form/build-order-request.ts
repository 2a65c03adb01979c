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

/** What an order contains besides the values of the form. */
export interface OrderContents {
  lines: readonly CartLine[];
  couponCode: string | undefined;
  /** The selected payment method, or the first one listed until one is selected. */
  paymentMethod: PaymentMethod | undefined;
}

export type AreaPath = Pick<CheckoutValues, 'division' | 'district' | 'upazila'>;

/**
 * Builds the request for a quote. It contains the area and the floor, but neither the recipient nor the exact address:
 * only an order needs those. `usual` is the area to use until one is selected.
 */
export function buildQuoteRequest(
  values: CheckoutValues,
  ordered: OrderContents,
  usual?: AreaPath,
): QuoteRequest {
  const delivery = toQuoteDelivery(values, usual);
  return { ...toCommonFields(values, ordered), ...(delivery && { delivery }) };
}

/** Builds the request body of an order. */
export function buildOrderRequest(
  values: CheckoutValues,
  ordered: OrderContents & { paymentMethod: PaymentMethod },
  expectedTotal: number,
): OrderRequest {
  const { fullName, mobile } = values;
  const email = values.email.trim();
  const note = values.note.trim();
  return {
    ...toCommonFields(values, ordered),
    paymentMethod: ordered.paymentMethod,
    contact: { fullName, mobile, ...(email !== '' && { email }) },
    delivery: toDeliverySelection(values),
    ...(note !== '' && { note }),
    expectedTotal,
  };
}

function toCommonFields({ emiMonths }: CheckoutValues, { lines, couponCode, paymentMethod }: OrderContents) {
  const months = paymentMethod === 'CARD' && emiMonths !== '' && Number(emiMonths);
  return {
    lines: lines.map(toCartLine),
    ...(couponCode !== undefined && { couponCode }),
    ...(paymentMethod && { paymentMethod }),
    ...(months && { emiMonths: months }),
  };
}

function toDeliverySelection(values: CheckoutValues): DeliverySelection {
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

/** Placeholders for required fields that do not affect a quote. */
const placeholderFields = { fullName: '–', mobile: '01700000000', area: '–', line: '–' };

function toQuoteDelivery(values: CheckoutValues, usual: AreaPath | undefined): DeliverySelection | undefined {
  const { kind, outletId, addressId, upazila, lift } = values;
  if (kind === 'COLLECT') return outletId === '' ? undefined : { kind, outletId, ...dayOf(values) };
  if (addressId !== '') return { kind: 'SAVED', addressId, ...dayOf(values) };
  const area = upazila === '' ? usual : values;
  if (!area) return undefined;
  const { division, district } = area;
  const floor = parseFloor(values.floor);
  return {
    kind,
    address: {
      ...{ ...placeholderFields, division, district, upazila: area.upazila },
      ...(floor !== undefined && { floor }),
      lift,
    },
    ...dayOf(values),
  };
}

/** Returns `undefined` while the typed text is not a valid floor. */
function parseFloor(typed: string): number | undefined {
  const text = toLatinDigits(typed).trim();
  const floor = Number(text);
  return text !== '' && Number.isInteger(floor) && floor >= 0 && floor <= 100 ? floor : undefined;
}

function dayOf({ when, day }: CheckoutValues) {
  return when === 'LATER' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : {};
}
