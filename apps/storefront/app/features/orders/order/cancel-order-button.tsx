import type { Order } from '@piri/contract/order';
import { AlertDialog } from '@piri/ui/alert-dialog';
import { Button } from '@piri/ui/button';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import type { UseOrderActionsResult } from './use-order-actions.ts';

/** Cancels an order or a booking. It asks for confirmation, since its items become available to others at once. */
export function CancelOrderButton({ order, actions }: { order: Order; actions: UseOrderActionsResult }) {
  const { button, question, confirm, keep, means } = getMessages(order);
  return (
    <AlertDialog
      trigger={
        <Button variant="ghost" className="max-sm:w-full">
          {button}
        </Button>
      }
      title={question}
      confirmLabel={confirm}
      cancelLabel={keep}
      loading={actions.busy === 'cancel'}
      onConfirm={actions.cancel}
    >
      {means}
    </AlertDialog>
  );
}

function getMessages({ kind, orderNumber, payment: { paid } }: Order) {
  if (kind === 'ORDER') {
    return {
      button: 'Cancel this order',
      question: `Cancel order ${orderNumber}?`,
      confirm: 'Cancel the order',
      keep: 'Keep the order',
      means:
        'You won’t be charged. The items will go back on sale, and any coupon you used can be used again.',
    };
  }
  const back =
    paid > 0
      ? `We’ll refund your ${formatTaka(paid)} to the original payment method; it can take up to seven working days to appear.`
      : 'You won’t be charged.';
  return {
    button: 'Cancel this booking',
    question: `Cancel booking ${orderNumber}?`,
    confirm: 'Cancel the booking',
    keep: 'Keep the booking',
    means: `${back} We won’t build the piece.`,
  };
}
