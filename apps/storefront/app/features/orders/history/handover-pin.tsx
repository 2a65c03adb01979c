import { Heading } from '@piri/ui/heading';
import type { OrderWithDetails } from '../order/fetch-order.ts';
import { getOrderStatus, hasNoPaymentDue } from '../order/order-status.ts';

/** Shows the six-digit PIN that the customer gives at delivery, until the order is delivered. */
export function HandoverPin({ sale }: { sale: OrderWithDetails }) {
  const { pin, delivery } = sale;
  const status = getOrderStatus(sale);
  if (pin === undefined || !(hasNoPaymentDue(status) || status === 'shipped')) return null;
  const fetched = delivery.kind === 'COLLECT';
  return (
    <section
      aria-labelledby="pin"
      className="corner-mitre mt-8 flex max-w-140 flex-wrap items-center justify-between gap-x-8 gap-y-2 bg-surface-muted px-6 py-5 print:hidden forced-colors:border"
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <Heading level={2} variant="name" id="pin">
          {fetched ? 'Your collection PIN' : 'Your delivery PIN'}
        </Heading>
        <p className="mt-1 text-muted text-small">
          {fetched
            ? 'Give it to the showroom team when you collect, not before.'
            : 'Give it to the delivery team once everything is in the room, not before.'}
        </p>
      </div>
      <p className="font-total text-small-title tabular tracking-wide" dir="ltr">
        {/* Spaces make screen readers read digit by digit. */}
        <span className="sr-only">{pin.split('').join(' ')}</span>
        <span aria-hidden="true">
          {pin.slice(0, 3)} {pin.slice(3)}
        </span>
      </p>
    </section>
  );
}
