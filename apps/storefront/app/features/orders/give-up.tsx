import { AlertDialog } from '@piri/ui/alert-dialog';
import { Button } from '@piri/ui/button';
import { useState } from 'react';
import type { OrderDeeds } from './use-order-deeds.ts';

/** Ends an order that is not paid. Asked once, since others may buy its things at once. */
export function GiveUp({ orderNumber, deeds }: { orderNumber: string; deeds: OrderDeeds }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Give this order up
      </Button>
      <AlertDialog
        open={open}
        title={`Give ${orderNumber} up?`}
        confirmLabel="Give it up"
        cancelLabel="Keep it"
        busy={deeds.busy === 'give-up'}
        onCancel={() => setOpen(false)}
        onConfirm={async () => {
          await deeds.giveUp();
          setOpen(false);
        }}
      >
        Nothing is charged. Its things are free for others at once, and its coupon, if it had one, counts
        again.
      </AlertDialog>
    </>
  );
}
