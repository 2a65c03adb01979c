import { createIdempotencyKey } from '@piri/client';
import type { Order } from '@piri/contract/order';
import type { PaymentMethod } from '@piri/contract/quote';
import { useEffect, useRef, useState } from 'react';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { readMobileTokenOption } from '../../checkout/mobile-code/mobile-token.ts';
import { tryRedirectToGateway } from '../../checkout/payment/try-redirect-to-gateway.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import { type ApiFailure, isFinalRejection } from '../../platform/errors/api-errors.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { readGuestTokenOption } from './fetch-order.ts';
import { getOrderErrorMessage } from './order-action-messages.ts';

export type OrderAction = 'pay' | 'cancel';

export interface UseOrderActionsResult {
  busy: OrderAction | undefined;
  /** Why the last action failed. */
  problem: string | undefined;
  pay: (method: PaymentMethod) => Promise<void>;
  cancel: () => Promise<void>;
}

/** Provides the actions on an unpaid order. Only one runs at a time, and each runs once however often it is pressed. */
export function useOrderActions(
  { invoiceId, orderId, kind }: Pick<Order, 'invoiceId' | 'orderId' | 'kind'>,
  { show, refetch }: { show: (order: Order) => void; refetch: () => void },
): UseOrderActionsResult {
  const shop = useRootData()?.shop;
  const [busy, setBusy] = useState<OrderAction>();
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);
  const attempt = useRef({ method: '', idempotencyKey: '' });

  const stop = () => {
    isRunning.current = false;
    setBusy(undefined);
  };
  useEffect(() => {
    // Restored from the back/forward cache: no action is running any more.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && stop();
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  });

  /** Runs an action and stays busy if the browser is leaving the page. */
  const run = async (action: OrderAction, work: (shop: ShopConfig) => Promise<'leaving' | undefined>) => {
    if (!shop || isRunning.current) return;
    isRunning.current = true;
    setBusy(action);
    setProblem(undefined);
    if ((await work(shop)) !== 'leaving') stop();
  };

  const getGuestTokenOption = () => readGuestTokenOption({ by: 'invoiceId', value: invoiceId });

  const showFailure = (failure: ApiFailure) => {
    setProblem(getOrderErrorMessage(failure, kind));
    // The order's status differs from what is shown.
    if (isFinalRejection(failure)) refetch();
  };

  return {
    busy,
    problem,
    pay: (paymentMethod) =>
      run('pay', async (asked) => {
        // A retry after a lost response reuses the key; after a response it is a new attempt.
        if (attempt.current.method !== paymentMethod) {
          attempt.current = { method: paymentMethod, idempotencyKey: createIdempotencyKey() };
        }
        const { idempotencyKey } = attempt.current;
        const answer = await getBrowserClient(asked).payAgain(
          { body: { invoiceId, paymentMethod } },
          { idempotencyKey, ...getGuestTokenOption(), ...readMobileTokenOption() },
        );
        if (answer.ok || isFinalRejection(answer)) attempt.current = { method: '', idempotencyKey: '' };
        if (!answer.ok) {
          showFailure(answer);
          return undefined;
        }
        if (tryRedirectToGateway(answer.body.redirectUrl)) return 'leaving';
        refetch();
        return undefined;
      }),
    cancel: () =>
      run('cancel', async (asked) => {
        const api = getBrowserClient(asked);
        const answer = await (kind === 'BOOKING'
          ? api.cancelSale({ query: { id: orderId } }, getGuestTokenOption())
          : api.cancelOrder({ query: { invoiceId } }, getGuestTokenOption()));
        if (answer.ok) show(answer.body);
        else showFailure(answer);
        return undefined;
      }),
  };
}
