import type { Placed } from '@piri/contract/checkout';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withoutOrdered } from '../../cart/store/cart.ts';
import { changeCart } from '../../cart/store/cart-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { type Attempt, attemptFor, isUnanswered, type Wished } from '../form/attempt.ts';
import { currentAttempt, emptyTheDraft, keepAttempt, useDraft } from '../form/checkout-draft.ts';
import { goToGateway } from '../payment/go-to-gateway.ts';
import { rememberOrder } from '../placed-orders/placed-orders.ts';
import { useCheckoutCalls } from './checkout-calls.ts';
import { type Outcome, understandOrder } from './understand-order.ts';

export type NotPlaced = Exclude<Outcome, { kind: 'placed' | 'lost' | 'gatewayDown' }>;

export interface Ordering {
  busy: boolean;
  /** The order is placed, and the next page is on its way. */
  leaving: boolean;
  /** Why nothing was ordered. */
  refusal: NotPlaced | undefined;
  /** An order that the shop may have, or has. Until it is settled no other one is sent. */
  unanswered: Attempt | undefined;
  send: (wished: Wished, sentBy: string) => void;
  sendAgain: () => void;
  /** The shopper wants another order instead. */
  giveUp: () => void;
  forgetRefusal: () => void;
}

/** Sends an order so that it is placed once, and goes where its payment asks for. `done` empties the form. */
export function useOrder(done: () => void): Ordering {
  const shop = useRootData()?.shop;
  const navigate = useNavigate();
  const attempt = useDraft((draft) => draft.attempt);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<NotPlaced>();
  const sending = useRef(false);

  useEffect(() => {
    // Back from the bank's page the browser may show this one as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const go = ({ redirectUrl, ...placed }: Placed) => {
    if (!goToGateway(redirectUrl)) navigate(resultPath(placed), { replace: true });
  };

  const finish = ({ kind, order }: Attempt, placed: Placed) => {
    const { orderId, invoiceId, orderNumber, guestToken } = placed;
    setLeaving(true);
    const { lines } = order;
    rememberOrder({ kind, orderId, invoiceId, orderNumber, lines, ...(guestToken && { guestToken }) });
    // What is booked never lay in the cart: the same thing in there is another one.
    if (kind === 'ORDER') changeCart((cart) => withoutOrdered(cart, lines));
    done();
    emptyTheDraft();
    go(placed);
  };

  const run = async (sent: Attempt) => {
    // Of two presses in one moment the second comes before the button knows of the first.
    if (sending.current || !shop) return;
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    keepAttempt({ ...sent, fate: 'sent' });
    try {
      const outcome = understandOrder(await useCheckoutCalls.getState().sendOrder(shop, sent));
      if (outcome.kind === 'placed') return finish(sent, outcome.placed);
      const open = outcome.kind === 'lost' || outcome.kind === 'gatewayDown';
      keepAttempt({ ...sent, fate: open ? outcome.kind : 'refused' });
      if (!open) setRefusal(outcome);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const unanswered = isUnanswered(attempt) && !busy ? attempt : undefined;
  return {
    busy,
    leaving,
    refusal,
    unanswered,
    send: (wished, sentBy) => {
      const before = currentAttempt();
      const next = attemptFor(wished, sentBy, before);
      // Another one is on its way, from here or from another tab: what became of it comes first.
      if (isUnanswered(before) && before.key !== next.key) keepAttempt(before);
      else run(next);
    },
    sendAgain: () => unanswered && run(unanswered),
    giveUp: () => keepAttempt(undefined),
    forgetRefusal: () => setRefusal(undefined),
  };
}

/** The page that tells what became of an order for which nothing is paid at a bank's now. */
export function resultPath({ invoiceId, paymentState }: Pick<Placed, 'invoiceId' | 'paymentState'>): string {
  const page = paymentState === 'LATER' ? 'later' : 'success';
  return `/payments/response/${page}?${new URLSearchParams({ invoiceId })}`;
}
