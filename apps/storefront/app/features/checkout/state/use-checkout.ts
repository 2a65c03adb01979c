import type { Order } from '@piri/contract/order';
import type { Quote } from '@piri/contract/quote';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isInTheWay } from '../../cart/cart-page/way-to-checkout.tsx';
import { checkCoupon } from '../../cart/pricing/use-coupon.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { bookedSku } from '../form/booking-href.ts';
import type { CheckoutPageData, CollectOutlet } from '../form/checkout-page-data.ts';
import type { CheckoutName } from '../form/checkout-values.ts';
import { type Ordered, orderOf, quoteWish } from '../form/checkout-wish.ts';
import { useCheckoutForm } from '../form/use-checkout-form.ts';
import { chosenMethod, forBookings, offerOf, type PaymentOrder } from '../payment/payment-choice-rules.ts';
import { couponToSend } from '../quote/coupon-answer.ts';
import { quoteFor } from '../quote/quote-for.ts';
import { useQuote } from '../quote/use-quote.ts';
import { useWanted } from '../quote/use-wanted.ts';
import { useEndedSession } from '../submit/use-ended-session.ts';
import { useMobileCode } from '../submit/use-mobile-code.ts';
import { useOrder } from '../submit/use-order.ts';
import { useBookedBefore } from './booked-before.tsx';
import { usePlaces } from './use-places.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

export interface CheckoutOptions {
  data: CheckoutPageData;
  /** Which way to pay counts before one is chosen, and in which order they stand. */
  payments: PaymentOrder;
}

/** All that a checkout knows and does, for whichever layout shows it: of the cart, or of a piece that is booked. */
export function useCheckout({ data, payments: usualPayments }: CheckoutOptions) {
  const shop = useRootData()?.shop;
  const [search] = useSearchParams();
  const skuCode = bookedSku(search);
  const kind: Order['kind'] = skuCode === undefined ? 'ORDER' : 'BOOKING';
  const payments: PaymentOrder = kind === 'ORDER' ? usualPayments : forBookings;
  const { cart, coupon } = useWanted(skuCode);
  const blocked = cart.lines.some(isInTheWay);
  const lines = cart.lines.filter((line) => !isInTheWay(line));
  const { status, profile } = useSession();
  const form = useCheckoutForm();
  const { values, answer } = form;
  const addresses = useSavedAddresses(form);
  const places = usePlaces();
  const customer = status === 'in' ? (profile?.userId ?? 'customer') : '';
  const session = useEndedSession();
  const ordering = useOrder(() => form.form.reset());
  const mobileCode = useMobileCode(ordering.refusal, values.mobile);
  const before = useBookedBefore(skuCode, ordering.leaving);
  const [attempts, setAttempts] = useState(0);

  useUsualPlace(form, places);

  const wishedMethod = chosenMethod(values, undefined, payments);
  const ordered: Ordered = { lines, couponCode: coupon, paymentMethod: wishedMethod };
  const known = form.ready && cart.ready && status !== 'unknown' && places.geo !== undefined;
  const answers = kind === 'ORDER' ? values : { ...values, emiMonths: '' };
  const wish = known && lines.length > 0 ? quoteWish(answers, ordered, places.usual) : undefined;
  const quoted = useQuote(wish, customer);
  const { trouble, take } = quoted;
  const quote = useMemo(() => quoted.quote && quoteFor(kind, quoted.quote), [kind, quoted.quote]);
  const method = chosenMethod(values, quote, payments);
  const agreed = useAgreed(quote);

  // What was chosen here is no longer to be had: an address that was removed elsewhere, a plan for another amount.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each trouble is new
  useEffect(() => {
    if (trouble?.kind === 'boxes') answer(Object.fromEntries(trouble.names.map((name) => [name, ''])));
  }, [trouble]);

  const { refusal } = ordering;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is new
  useEffect(() => {
    if (refusal && 'quote' in refusal && refusal.quote) take(refusal.quote);
    // The lines show what they cost, and how many there are, as of the same moment.
    if (refusal && ['changed', 'gone', 'notBookable'].includes(refusal.kind)) cart.askAgain();
    if (refusal?.kind !== 'boxes') return;
    for (const name of refusal.names) form.form.setError(name, { message: refusedWords });
    setAttempts((before) => before + 1);
  }, [refusal]);

  const submit = form.form.handleSubmit(
    async (typed) => {
      if (!quote || !method || session.ended) return;
      const canBePaid = offerOf(quote, method)?.offered === true;
      if (!canBePaid)
        form.form.setError('paymentMethod', { message: 'Choose a way to pay that is possible.' });
      if (!canBePaid || blocked) return setAttempts((before) => before + 1);
      if (mobileCode.isAsked && !(await mobileCode.confirm())) return;
      agreed.set(quote);
      const given = kind === 'ORDER' ? typed : { ...typed, emiMonths: '' };
      const couponCode = couponToSend(coupon, quote);
      const order = orderOf(given, { ...ordered, couponCode, paymentMethod: method }, quote.toPay);
      ordering.send({ kind, order }, customer);
    },
    () => setAttempts((before) => before + 1),
  );

  /** Judges some boxes, and leads to what is to be mended. */
  const judge = async (names: CheckoutName[]): Promise<boolean> => {
    const isRight = await form.form.trigger(names);
    if (!isRight) setAttempts((before) => before + 1);
    return isRight;
  };

  return {
    ...{ kind, data, payments, form, values, answer, addresses, places, cart, coupon, quoted, quote, method },
    ...{ ordering, mobileCode, submit, judge, attempts, customer, session, before },
    /** Asks about a code that was typed and is not in the cart yet. */
    checkCoupon: (code: string) => checkCoupon(shop, { code, lines, zoneId: quote?.delivery?.zoneId }),
    /** Something of it cannot be bought. */
    blocked,
    /** The cart and the draft of this browser are taken up. */
    ready: form.ready && cart.ready,
    /** What the shopper last agreed to, to say what is different now. */
    agreed: agreed.quote,
    outlet: outletOf(data, values.outletId),
    offer: offerOf(quote, method),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

const refusedWords = 'Please look at this again: the shop could not take it like this.';

function outletOf({ outlets }: CheckoutPageData, id: string): CollectOutlet | undefined {
  return outlets?.find((outlet) => outlet.id === id);
}

/** The quote that was on the button when it was pressed. */
function useAgreed(quote: Quote | undefined) {
  const [agreed, set] = useState<Quote>();
  return { quote: agreed ?? quote, set };
}

type Form = ReturnType<typeof useCheckoutForm>;

/** Whoever has chosen a place before is not asked for it again. */
function useUsualPlace(
  { ready, values, answer }: Form,
  { usual, usualIsChosen }: ReturnType<typeof usePlaces>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it becomes known, never over what is chosen
  useEffect(() => {
    if (ready && usual && usualIsChosen && values.division === '') answer(usual);
  }, [ready, usual?.upazila, usualIsChosen]);
}
