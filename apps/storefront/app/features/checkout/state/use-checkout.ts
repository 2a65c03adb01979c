import type { Order } from '@piri/contract/order';
import type { Quote } from '@piri/contract/quote';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shouldBlockCheckout } from '../../cart/cart-page/checkout-button.tsx';
import { checkCoupon } from '../../cart/pricing/use-coupon.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { buildOrderRequest, buildQuoteRequest, type OrderContents } from '../form/build-order-request.ts';
import { checkoutFieldMessages } from '../form/checkout-field-messages.ts';
import type { CheckoutPageData, PickupOutlet } from '../form/checkout-page-data.ts';
import type { CheckoutFieldName } from '../form/checkout-values.ts';
import { parseBookingSku } from '../form/get-booking-href.ts';
import { type UseCheckoutFormResult, useCheckoutForm } from '../form/use-checkout-form.ts';
import {
  bookingPaymentMethods,
  findPaymentMethodOption,
  getSelectedOrDefaultPaymentMethod,
  type PrioritizedPaymentMethods,
} from '../payment/payment-methods.ts';
import { getCouponCodeToSend } from '../quote/get-coupon-result.ts';
import { toQuoteForOrderKind } from '../quote/to-quote-for-order-kind.ts';
import { useCheckoutCart } from '../quote/use-checkout-cart.ts';
import { useQuote } from '../quote/use-quote.ts';
import { useMobileCode } from '../submit/use-mobile-code.ts';
import { usePlaceOrder } from '../submit/use-place-order.ts';
import { useSessionExpiry } from '../submit/use-session-expiry.ts';
import { type UseDeliveryAreasResult, useDeliveryAreas } from './use-delivery-areas.ts';
import { useExistingBooking } from './use-existing-booking.tsx';
import { useSavedAddressesInForm } from './use-saved-addresses-in-form.ts';

export interface UseCheckoutOptions {
  data: CheckoutPageData;
  /** The payment methods in their order. The first available one applies until another is selected. */
  payments: PrioritizedPaymentMethods;
}

/** Provides the state and the actions of a checkout to every layout, for the cart or for a booking. */
export function useCheckout({ data, payments: usualPayments }: UseCheckoutOptions) {
  const shop = useRootData()?.shop;
  const [search] = useSearchParams();
  const skuCode = parseBookingSku(search);
  const kind: Order['kind'] = skuCode === undefined ? 'ORDER' : 'BOOKING';
  const payments: PrioritizedPaymentMethods = kind === 'ORDER' ? usualPayments : bookingPaymentMethods;
  const { cart, coupon } = useCheckoutCart(skuCode);
  const blocked = cart.lines.some(shouldBlockCheckout);
  const lines = cart.lines.filter((line) => !shouldBlockCheckout(line));
  const { status, profile } = useSession();
  const form = useCheckoutForm();
  const { values, setValues } = form;
  const addresses = useSavedAddressesInForm(form);
  const areas = useDeliveryAreas();
  const customer = status === 'in' ? (profile?.userId ?? 'customer') : '';
  const session = useSessionExpiry();
  const ordering = usePlaceOrder(() => form.form.reset());
  const mobileCode = useMobileCode(ordering.rejection, values.mobile);
  const existingBooking = useExistingBooking(skuCode, ordering.leaving);
  const [attempts, setAttempts] = useState(0);

  useDefaultArea(form, areas);

  const preferredMethod = getSelectedOrDefaultPaymentMethod(values, undefined, payments);
  const contents: OrderContents = { lines, couponCode: coupon, paymentMethod: preferredMethod };
  const known = form.ready && cart.ready && status !== 'unknown' && areas.geo !== undefined;
  const answers = kind === 'ORDER' ? values : { ...values, emiMonths: '' };
  const quoteRequest =
    known && lines.length > 0 ? buildQuoteRequest(answers, contents, areas.usual) : undefined;
  const quoted = useQuote(quoteRequest, customer);
  const { error, setQuote } = quoted;
  const quote = useMemo(() => quoted.quote && toQuoteForOrderKind(kind, quoted.quote), [kind, quoted.quote]);
  const method = getSelectedOrDefaultPaymentMethod(values, quote, payments);
  const agreed = useAgreed(quote);

  // A selection is no longer valid, such as a removed address or a plan for another amount: clear it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once for each new `error`, not when `setValues` changes
  useEffect(() => {
    if (error?.kind === 'fields') setValues(Object.fromEntries(error.names.map((name) => [name, ''])));
  }, [error]);

  const { rejection } = ordering;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once for each new `rejection`, not when a callback changes
  useEffect(() => {
    if (rejection && 'quote' in rejection && rejection.quote) setQuote(rejection.quote);
    // Reload prices and stock of the lines, so that they match the rejection.
    if (rejection && ['changed', 'gone', 'notBookable'].includes(rejection.kind)) cart.refetch();
    if (rejection?.kind !== 'fields') return;
    for (const name of rejection.names) form.form.setError(name, { message: checkoutFieldMessages.rejected });
    setAttempts((before) => before + 1);
  }, [rejection]);

  const submit = form.form.handleSubmit(
    async (typed) => {
      if (!quote || !method || session.ended) return;
      const canBePaid = findPaymentMethodOption(quote, method)?.offered === true;
      if (!canBePaid)
        form.form.setError('paymentMethod', { message: checkoutFieldMessages.paymentMethodUnavailable });
      if (!canBePaid || blocked) return setAttempts((before) => before + 1);
      if (mobileCode.isAsked && !(await mobileCode.confirm())) return;
      agreed.set(quote);
      const given = kind === 'ORDER' ? typed : { ...typed, emiMonths: '' };
      const couponCode = getCouponCodeToSend(coupon, quote);
      const order = buildOrderRequest(given, { ...contents, couponCode, paymentMethod: method }, quote.toPay);
      ordering.send({ kind, order }, customer);
    },
    () => setAttempts((before) => before + 1),
  );

  /** Validates these fields and shows the error summary if any is invalid. */
  const validateFields = async (names: CheckoutFieldName[]): Promise<boolean> => {
    const isRight = await form.form.trigger(names);
    if (!isRight) setAttempts((before) => before + 1);
    return isRight;
  };

  return {
    ...{
      kind,
      data,
      payments,
      form,
      values,
      setValues,
      addresses,
      areas,
      cart,
      coupon,
      quoted,
      quote,
      method,
    },
    ...{ ordering, mobileCode, submit, validateFields, attempts, customer, session, existingBooking },
    /** Checks a typed coupon that is not in the cart yet. */
    checkCoupon: (code: string) => checkCoupon(shop, { code, lines, zoneId: quote?.delivery?.zoneId }),
    /** True if a line cannot be bought. */
    blocked,
    /** True once the cart and the draft of this browser are restored. */
    ready: form.ready && cart.ready,
    /** The quote that the shopper last agreed to, for showing what has changed. */
    agreed: agreed.quote,
    outlet: outletOf(data, values.outletId),
    offer: findPaymentMethodOption(quote, method),
  };
}

export type UseCheckoutResult = ReturnType<typeof useCheckout>;

function outletOf({ outlets }: CheckoutPageData, id: string): PickupOutlet | undefined {
  return outlets?.find((outlet) => outlet.id === id);
}

/** Stores the quote that was on the button when it was pressed. */
function useAgreed(quote: Quote | undefined) {
  const [agreed, setAgreed] = useState<Quote>();
  return { quote: agreed ?? quote, set: setAgreed };
}

/** Fills in the area that the shopper has selected before. */
function useDefaultArea(
  { ready, values, setValues }: UseCheckoutFormResult,
  { usual, usualIsChosen }: UseDeliveryAreasResult,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: fill it in once, when the usual area is known; never overwrite the shopper's choice
  useEffect(() => {
    if (ready && usual && usualIsChosen && values.division === '') setValues(usual);
  }, [ready, usual?.upazila, usualIsChosen]);
}
