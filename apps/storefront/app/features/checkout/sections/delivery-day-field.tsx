import { Field } from '@piri/ui/field';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import { formatDateWithWeekday } from '../../platform/dates/format-date.ts';
import { checkoutLabels, getDayQuestion } from '../form/checkout-form-texts.ts';
import { formatSelectableDays, getDeliveryDays } from '../state/delivery-days.ts';
import { getHomeDeliveryCharge } from '../state/get-home-delivery-charge.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { DeliveryChargeAmount } from './delivery-charge-amount.tsx';
import { LaterDayField } from './later-day-field.tsx';

/** Chooses between the earliest day and a later one. Both cost the same, and both say so. */
export function DeliveryDayField({ checkout }: { checkout: UseCheckoutResult }) {
  const { values, setValues, quote, outlet, data } = checkout;
  const delivery = quote?.delivery;
  const isHome = values.kind === 'HOME';
  const charge = isHome ? <DeliveryChargeAmount figure={getHomeDeliveryCharge(checkout)} /> : 'Free';
  const days = delivery
    ? getDeliveryDays({ earliest: delivery.earliest, now: new Date(data.now), closedOn: closedOf(checkout) })
    : [];
  const first = days[0];
  return (
    <Field>
      <RadioCards
        legend={<VisuallyHidden>{getDayQuestion(values.kind)}</VisuallyHidden>}
        name="when"
        value={values.when}
        onValueChange={(when) => setValues({ when: when as 'FIRST' | 'LATER' })}
      >
        <RadioCard value="FIRST" trailing={charge} description={formatFirstDay(checkout, first)}>
          {checkoutLabels.earliestDay}
        </RadioCard>
        <RadioCard
          value="LATER"
          trailing={charge}
          description={isHome || outlet ? formatSelectableDays(closedOf(checkout)) : undefined}
          expandedContent={<LaterDayField checkout={checkout} days={days} closedOn={closedOf(checkout)} />}
        >
          On a day of your choice
        </RadioCard>
      </RadioCards>
    </Field>
  );
}

function formatFirstDay({ quote, values }: UseCheckoutResult, first: string | undefined) {
  if (!quote?.delivery || !first) {
    return values.kind === 'COLLECT' ? 'Choose a showroom to see the available days.' : undefined;
  }
  const { latest } = quote.delivery;
  if (values.kind === 'COLLECT') return `From ${formatDateWithWeekday(first)}.`;
  return first === latest
    ? `${formatDateWithWeekday(first)}.`
    : `Between ${formatDateWithWeekday(first)} and ${formatDateWithWeekday(latest)}.`;
}

function closedOf({ values, outlet }: UseCheckoutResult) {
  return values.kind === 'COLLECT' ? outlet?.closedOn : undefined;
}
