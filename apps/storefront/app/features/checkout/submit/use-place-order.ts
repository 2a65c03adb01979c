import type { PlacedOrder } from '@piri/contract/checkout';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { subtractOrderedLines } from '../../cart/store/cart.ts';
import { updateCart } from '../../cart/store/cart-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import {
  type CheckoutAttempt,
  type CheckoutSubmission,
  createCheckoutAttempt,
  mayHaveBeenPlaced,
} from '../form/checkout-attempt.ts';
import { clearDraft, readAttempt, saveAttempt, useDraft } from '../form/checkout-draft.ts';
import { tryRedirectToGateway } from '../payment/try-redirect-to-gateway.ts';
import { savePlacedOrder } from '../placed-orders/placed-orders.ts';
import { useCheckoutApi } from './checkout-api.ts';
import { type OrderOutcome, parseOrderResult } from './parse-order-result.ts';

export type OrderRejection = Exclude<OrderOutcome, { kind: 'placed' | 'lost' | 'gatewayDown' }>;

export interface UsePlaceOrderResult {
  busy: boolean;
  /** The order was placed, and the next page is loading. */
  leaving: boolean;
  /** Why nothing was ordered. */
  rejection: OrderRejection | undefined;
  /** An order that the shop has or may have. No other order is sent until it is resolved. */
  unresolvedAttempt: CheckoutAttempt | undefined;
  send: (submission: CheckoutSubmission, customerId: string) => void;
  sendAgain: () => void;
  /** Drops it, because the shopper wants another order instead. */
  discardAttempt: () => void;
  clearRejection: () => void;
}

/** Sends an order so that it is placed once, then redirects to its payment or result. `done` resets the form. */
export function usePlaceOrder(done: () => void): UsePlaceOrderResult {
  const shop = useRootData()?.shop;
  const navigate = useNavigate();
  const attempt = useDraft((draft) => draft.attempt);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [rejection, setRejection] = useState<OrderRejection>();
  const sending = useRef(false);

  useEffect(() => {
    // Returning from the gateway, the browser may restore this page from its back/forward cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const go = ({ redirectUrl, ...placed }: PlacedOrder) => {
    if (!tryRedirectToGateway(redirectUrl)) navigate(getResultPath(placed), { replace: true });
  };

  const finish = ({ kind, order }: CheckoutAttempt, placed: PlacedOrder) => {
    const { orderId, invoiceId, orderNumber, guestToken } = placed;
    setLeaving(true);
    const { lines } = order;
    savePlacedOrder({ kind, orderId, invoiceId, orderNumber, lines, ...(guestToken && { guestToken }) });
    // A booked item never was in the cart: the same item in there is a separate one.
    if (kind === 'ORDER') updateCart((cart) => subtractOrderedLines(cart, lines));
    done();
    clearDraft();
    go(placed);
  };

  const run = async (sent: CheckoutAttempt) => {
    // A second click may come before the button shows that it is loading.
    if (sending.current || !shop) return;
    sending.current = true;
    setBusy(true);
    setRejection(undefined);
    saveAttempt({ ...sent, status: 'sent' });
    try {
      const outcome = parseOrderResult(await useCheckoutApi.getState().sendOrder(shop, sent));
      if (outcome.kind === 'placed') return finish(sent, outcome.placed);
      const open = outcome.kind === 'lost' || outcome.kind === 'gatewayDown';
      saveAttempt({ ...sent, status: open ? outcome.kind : 'refused' });
      if (!open) setRejection(outcome);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const unresolvedAttempt = mayHaveBeenPlaced(attempt) && !busy ? attempt : undefined;
  return {
    busy,
    leaving,
    rejection,
    unresolvedAttempt,
    send: (submission, customerId) => {
      const before = readAttempt();
      const next = createCheckoutAttempt(submission, customerId, before);
      // Another order is pending, from here or from another tab: its outcome comes first.
      if (mayHaveBeenPlaced(before) && before.key !== next.key) saveAttempt(before);
      else run(next);
    },
    sendAgain: () => unresolvedAttempt && run(unresolvedAttempt),
    discardAttempt: () => saveAttempt(undefined),
    clearRejection: () => setRejection(undefined),
  };
}

/** Returns the address of the result page of an order that needs no online payment now. */
export function getResultPath({
  invoiceId,
  paymentState,
}: Pick<PlacedOrder, 'invoiceId' | 'paymentState'>): string {
  const page = paymentState === 'LATER' ? 'later' : 'success';
  return `/payments/response/${page}?${new URLSearchParams({ invoiceId })}`;
}
