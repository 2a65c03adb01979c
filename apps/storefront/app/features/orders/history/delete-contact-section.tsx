import { endedOrderStates } from '@piri/contract/ended-order-states';
import type { Order } from '@piri/contract/order';
import { AlertDialog } from '@piri/ui/alert-dialog';
import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { useState } from 'react';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import { getFailureMessage } from '../../platform/errors/api-error-messages.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { readGuestTokenOption } from '../order/fetch-order.ts';

export interface DeleteContactSectionProps {
  order: Pick<Order, 'invoiceId' | 'orderNumber' | 'state' | 'contact'>;
  /** Loads the order again. */
  refetch: () => void;
}

/** Lets a guest delete their contact details from an order. */
export function DeleteContactSection({ order, refetch }: DeleteContactSectionProps) {
  const shop = useRootData()?.shop;
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState<{ variant: 'success' | 'error'; text: string }>();
  const isOver = endedOrderStates.includes(order.state);
  if (!shop) return null;

  const send = async () => {
    const { invoiceId } = order;
    const owner = readGuestTokenOption({ by: 'invoiceId', value: invoiceId });
    const answer = await getBrowserClient(shop).deleteOrderContact({ query: { invoiceId } }, owner);
    if (!answer.ok) return setNews({ variant: 'error', text: getFailureMessage(answer) });
    setNews({ variant: 'success', text: answer.body.deleted ? deletedText : deletedLaterText });
    refetch();
  };

  return (
    <>
      <p className="max-w-[66ch]">
        {order.contact.fullName === ''
          ? 'Your name, number and address have been deleted from this order.'
          : 'We keep your name, mobile number, address and email with this order, along with any transfer slips. You can have them deleted. The invoice has to stay, without your name, because the tax office requires it.'}
      </p>
      <InlineAlert announce variant={news?.variant ?? 'success'} className="not-empty:mt-4">
        {news?.text}
      </InlineAlert>
      {order.contact.fullName !== '' && (
        <Button variant="ghost" className="-ms-6 mt-1 text-danger!" onClick={() => setOpen(true)}>
          Delete my details
        </Button>
      )}
      <AlertDialog
        open={open}
        title={`Delete your details from ${order.orderNumber}?`}
        confirmLabel="Delete details"
        cancelLabel="Keep details"
        onOpenChange={setOpen}
        onConfirm={send}
      >
        {isOver
          ? 'They’ll be deleted at once and can’t be restored.'
          : 'We still need them for your order. They’ll be deleted as soon as the order is delivered or cancelled, and you won’t get any more emails about it.'}
      </AlertDialog>
    </>
  );
}

const deletedText = 'Deleted. Only the invoice is left.';
const deletedLaterText = 'We’ll delete your details as soon as this order is delivered or cancelled.';
