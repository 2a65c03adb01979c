import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { formatDateWithWeekday } from '../../platform/dates/format-date.ts';
import { formatChosenDay } from '../form/checkout-steps.ts';
import { getDeliveryAreaPath } from '../state/get-home-delivery-charge.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** Summarises area, day and charge in one sentence. Renders nothing until they are known. */
export function DeliverySummary({ checkout }: { checkout: UseCheckoutResult }) {
  const { quote, values } = checkout;
  const delivery = quote?.delivery;
  const area = getDeliveryAreaPath(checkout);
  if (!delivery || !area || values.kind === 'COLLECT') return null;
  const charge = delivery.charge + delivery.stairs;
  const day = formatChosenDay(values);
  return (
    <p className="text-balance font-display text-small-title">
      To{' '}
      <span className="text-accent">
        {area.upazila}, {area.district}
      </span>
      , {day ? 'on' : 'by'}{' '}
      <span className="inline-block">
        <span className="text-accent">{day ?? formatDateWithWeekday(delivery.latest)}</span>,
      </span>{' '}
      {charge === 0 ? (
        'free of charge.'
      ) : (
        <>
          for{' '}
          <span className="text-accent">
            <InlinePrice figure={charge} />
          </span>
          .
        </>
      )}
    </p>
  );
}
