import { MoneyText } from '../../catalogue/prices/money-text.tsx';
import { sayWholeDay } from '../../platform/dates/say-whole-day.ts';
import { chosenDay } from '../form/steps.ts';
import { placeOf } from '../state/road-of.ts';
import type { Checkout } from '../state/use-checkout.ts';

/** Where to, when, for how much, in one sentence. Empty until it is known. */
export function DeliverySentence({ checkout }: { checkout: Checkout }) {
  const { quote, values } = checkout;
  const delivery = quote?.delivery;
  const place = placeOf(checkout);
  if (!delivery || !place || values.kind === 'COLLECT') return null;
  const charge = delivery.charge + delivery.stairs;
  const day = chosenDay(values);
  return (
    <p className="text-balance font-display text-small-title">
      To{' '}
      <span className="text-neel">
        {place.upazila}, {place.district}
      </span>{' '}
      {day ? 'on' : 'by'}{' '}
      <span className="inline-block">
        <span className="text-neel">{day ?? sayWholeDay(delivery.latest)}</span>,
      </span>{' '}
      {charge === 0 ? (
        'for nothing.'
      ) : (
        <>
          for{' '}
          <span className="text-neel">
            <MoneyText figure={charge} />
          </span>
          .
        </>
      )}
    </p>
  );
}
