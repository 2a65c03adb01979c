import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { Select } from '@piri/ui/select';
import { formatDateWithWeekday } from '../../platform/dates/format-date.ts';
import { checkoutLabels } from '../form/checkout-form-texts.ts';
import { getDeliveryDays } from '../state/delivery-days.ts';
import { formatDayUnavailable } from './no-script-messages.ts';
import type { NoScriptCheckoutData, NoScriptFormState } from './no-script-order.ts';

/** A field for the delivery day. A day selected for a nearer area may be too early for this one. */
export function NoScriptDayField({ data, form }: { data: NoScriptCheckoutData; form: NoScriptFormState }) {
  const { quote, answers, wrong } = form;
  const { kind, outletId, when, day } = answers.values;
  const chosen = when === 'LATER' ? day : '';
  const closedOn = kind === 'COLLECT' ? data.outlets?.find(({ id }) => id === outletId)?.closedOn : undefined;
  const days = quote?.delivery
    ? getDeliveryDays({ earliest: quote.delivery.earliest, now: new Date(data.now), closedOn })
    : // Keep the selected day until the destination is known.
      [chosen].filter((one) => one !== '');
  const isLost = chosen !== '' && !days.includes(chosen);
  return (
    <Field controlId="day">
      <FieldLabel>Day</FieldLabel>
      <Select name="day" defaultValue={chosen}>
        <option value="">{checkoutLabels.earliestDay}</option>
        {days.map((one) => (
          <option key={one} value={one}>
            {formatDateWithWeekday(one)}
          </option>
        ))}
      </Select>
      <FieldError>{isLost ? formatDayUnavailable(chosen) : wrong?.day}</FieldError>
    </Field>
  );
}
