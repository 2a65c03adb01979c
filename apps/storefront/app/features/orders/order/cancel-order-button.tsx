import type { Order } from '@piri/contract/order';
import { AlertDialog } from '@piri/ui/alert-dialog';
import { Button } from '@piri/ui/button';
import { useState } from 'react';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import type { UseOrderActionsResult } from './use-order-actions.ts';

/** Cancels an order or a booking. It asks for confirmation, since its items become available to others at once. */
export function CancelOrderButton({ order, actions }: { order: Order; actions: UseOrderActionsResult }) {
  const [open, setOpen] = useState(false);
  const { button, question, confirm, means } = getMessages(order);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)} className="max-sm:w-full">
        {button}
      </Button>
      <AlertDialog
        open={open}
        title={question}
        confirmLabel={confirm}
        cancelLabel="Keep it"
        loading={actions.busy === 'cancel'}
        onCancel={() => setOpen(false)}
        onConfirm={async () => {
          await actions.cancel();
          setOpen(false);
        }}
      >
        {means}
      </AlertDialog>
    </>
  );
}

function getMessages({ kind, orderNumber, payment: { paid } }: Order) {
  if (kind === 'ORDER') {
    return {
      button: 'Give this order up',
      question: `Give ${orderNumber} up?`,
      confirm: 'Give it up',
      means:
        'Nothing is charged. Its things are free for others at once, and its coupon, if it had one, counts again.',
    };
  }
  const back =
    paid > 0
      ? `We pay your ${formatTaka(paid)} back to where they came from; banks take up to seven days to show it.`
      : 'Nothing is charged.';
  return {
    button: 'Cancel this booking',
    question: `Cancel booking ${orderNumber}?`,
    confirm: 'Cancel the booking',
    means: `${back} The piece is then not built for you.`,
  };
}
