import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { Select } from '@piri/ui/select';
import { formatLongDate } from '../../platform/dates/format-date.ts';
import { getDeliveryDays } from '../state/delivery-days.ts';
import type { NoScriptCheckoutData, NoScriptForm } from './no-script-order.ts';

/** On which day it comes. One that was chosen for a nearer place may be too soon for this one. */
export function NoScriptDayField({ data, form }: { data: NoScriptCheckoutData; form: NoScriptForm }) {
  const { quote, answers, wrong } = form;
  const { kind, outletId, when, day } = answers.values;
  const chosen = when === 'LATER' ? day : '';
  const closedOn = kind === 'COLLECT' ? data.outlets?.find(({ id }) => id === outletId)?.closedOn : undefined;
  const days = quote?.delivery
    ? getDeliveryDays({ earliest: quote.delivery.earliest, now: new Date(data.now), closedOn })
    : // Until it is known where it goes, what was chosen stays.
      [chosen].filter((one) => one !== '');
  const isLost = chosen !== '' && !days.includes(chosen);
  return (
    <Field controlId="day">
      <FieldLabel>Day</FieldLabel>
      <Select name="day" defaultValue={chosen}>
        <option value="">As soon as it is ready</option>
        {days.map((one) => (
          <option key={one} value={one}>
            {formatLongDate(one)}
          </option>
        ))}
      </Select>
      <FieldError>
        {isLost ? `We can’t manage ${formatLongDate(chosen)}. Please choose another day.` : wrong?.day}
      </FieldError>
    </Field>
  );
}
