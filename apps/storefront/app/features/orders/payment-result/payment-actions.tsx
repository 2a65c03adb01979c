import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import type { BankAccount } from '../../../../server/shop-config.ts';
import { BankTransferDetails } from '../order/bank-transfer-details.tsx';
import type { OrderWithDetails } from '../order/fetch-order.ts';
import { getOrderStatus } from '../order/order-status.ts';
import { TransferSlips } from '../order/transfer-slips.tsx';
import type { UseOrderResult } from '../order/use-order.ts';
import type { UseOrderActionsResult } from '../order/use-order-actions.ts';
import { PayAgainForm } from './pay-again-form.tsx';

export interface PaymentActionsProps {
  order: OrderWithDetails;
  /** The payment gateway did not respond. */
  gatewayUnreachable: boolean;
  today: string;
  returned: UseOrderResult;
  actions: UseOrderActionsResult;
  bankAccount: BankAccount;
  /** Without scripts: the key of the payment form, and why its last submission failed. */
  formKey?: string | undefined;
  problem?: string | undefined;
}

/** The actions for an unpaid order: wait for the gateway, transfer the amount, or pay again. Empty for most orders. */
export function PaymentActions({
  order,
  gatewayUnreachable,
  today,
  returned,
  actions,
  bankAccount,
  ...plain
}: PaymentActionsProps) {
  const status = getOrderStatus(order);
  const { canPayAgain, method } = order.payment;
  const pending = status === 'pending';
  return (
    <>
      {pending && <PendingPayment kind={order.kind} {...{ gatewayUnreachable, returned }} />}
      {status === 'later' && method === 'PAY_LATER' && (
        <BankTransferDetails account={bankAccount} order={order} today={today} />
      )}
      <TransferSlips {...{ order, today, returned }} />
      <div className="print:hidden">
        <InlineAlert announce variant="error" className="not-empty:mt-8">
          {actions.problem ?? plain.problem}
        </InlineAlert>
        {canPayAgain && (!pending || returned.long) && (
          <PayAgainForm order={order} actions={actions} formKey={plain.formKey} />
        )}
      </div>
    </>
  );
}

/** Shows that the outcome is being requested, with a button once polling has ended. */
function PendingPayment({
  kind,
  gatewayUnreachable,
  returned,
}: Pick<OrderWithDetails, 'kind'> & Pick<PaymentActionsProps, 'gatewayUnreachable' | 'returned'>) {
  const { loading, over, refetch } = returned;
  const name = kind === 'BOOKING' ? 'booking' : 'order';
  return (
    <div className="mt-6 grid justify-items-start gap-4 print:hidden">
      <InlineAlert announce variant="warning">
        {gatewayUnreachable ? `The bank isn’t responding. Your ${name} is safe.` : undefined}
      </InlineAlert>
      {over ? (
        <Button variant="secondary" loading={loading} onClick={refetch}>
          Check again
        </Button>
      ) : (
        <div aria-hidden="true" className="mb-3.5 w-40 stitch-loading text-accent" />
      )}
      <noscript>
        <meta httpEquiv="refresh" content="15" />
      </noscript>
    </div>
  );
}
