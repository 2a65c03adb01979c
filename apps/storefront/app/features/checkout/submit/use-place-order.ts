import type { PlacedOrder } from '@piri/contract/checkout';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteOrderedLines } from '../../cart/store/cart.ts';
import { updateCart } from '../../cart/store/cart-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import {
  type CheckoutAttempt,
  type CheckoutSubmission,
  getOrCreateAttempt,
  isUnresolved,
} from '../form/checkout-attempt.ts';
import { clearDraft, readAttempt, saveAttempt, useDraft } from '../form/checkout-draft.ts';
import { redirectToGateway } from '../payment/redirect-to-gateway.ts';
import { savePlacedOrder } from '../placed-orders/placed-orders.ts';
import { useCheckoutApi } from './checkout-api.ts';
import { type OrderOutcome, parseOrderResult } from './parse-order-result.ts';

export type OrderRejection = Exclude<OrderOutcome, { kind: 'placed' | 'lost' | 'gatewayDown' }>;

export interface PlaceOrderState {
  busy: boolean;
  /** The order is placed, and the next page is on its way. */
  leaving: boolean;
  /** Why nothing was ordered. */
  refusal: OrderRejection | undefined;
  /** An order that the shop may have, or has. Until it is settled no other one is sent. */
  unanswered: CheckoutAttempt | undefined;
  send: (wished: CheckoutSubmission, sentBy: string) => void;
  sendAgain: () => void;
  /** The shopper wants another order instead. */
  giveUp: () => void;
  forgetRefusal: () => void;
}

/** Sends an order so that it is placed once, and goes where its payment asks for. `done` empties the form. */
export function usePlaceOrder(done: () => void): PlaceOrderState {
  const shop = useRootData()?.shop;
  const navigate = useNavigate();
  const attempt = useDraft((draft) => draft.attempt);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<OrderRejection>();
  const sending = useRef(false);

  useEffect(() => {
    // Back from the bank's page the browser may show this one as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const go = ({ redirectUrl, ...placed }: PlacedOrder) => {
    if (!redirectToGateway(redirectUrl)) navigate(getResultPath(placed), { replace: true });
  };

  const finish = ({ kind, order }: CheckoutAttempt, placed: PlacedOrder) => {
    const { orderId, invoiceId, orderNumber, guestToken } = placed;
    setLeaving(true);
    const { lines } = order;
    savePlacedOrder({ kind, orderId, invoiceId, orderNumber, lines, ...(guestToken && { guestToken }) });
    // What is booked never lay in the cart: the same thing in there is another one.
    if (kind === 'ORDER') updateCart((cart) => deleteOrderedLines(cart, lines));
    done();
    clearDraft();
    go(placed);
  };

  const run = async (sent: CheckoutAttempt) => {
    // Of two presses in one moment the second comes before the button knows of the first.
    if (sending.current || !shop) return;
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    saveAttempt({ ...sent, fate: 'sent' });
    try {
      const outcome = parseOrderResult(await useCheckoutApi.getState().sendOrder(shop, sent));
      if (outcome.kind === 'placed') return finish(sent, outcome.placed);
      const open = outcome.kind === 'lost' || outcome.kind === 'gatewayDown';
      saveAttempt({ ...sent, fate: open ? outcome.kind : 'refused' });
      if (!open) setRefusal(outcome);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const unanswered = isUnresolved(attempt) && !busy ? attempt : undefined;
  return {
    busy,
    leaving,
    refusal,
    unanswered,
    send: (wished, sentBy) => {
      const before = readAttempt();
      const next = getOrCreateAttempt(wished, sentBy, before);
      // Another one is on its way, from here or from another tab: what became of it comes first.
      if (isUnresolved(before) && before.key !== next.key) saveAttempt(before);
      else run(next);
    },
    sendAgain: () => unanswered && run(unanswered),
    giveUp: () => saveAttempt(undefined),
    forgetRefusal: () => setRefusal(undefined),
  };
}

/** The page that tells what became of an order for which nothing is paid at a bank's now. */
export function getResultPath({
  invoiceId,
  paymentState,
}: Pick<PlacedOrder, 'invoiceId' | 'paymentState'>): string {
  const page = paymentState === 'LATER' ? 'later' : 'success';
  return `/payments/response/${page}?${new URLSearchParams({ invoiceId })}`;
}
