import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { Select } from '@piri/ui/select';
import { sayWholeDay } from '../../platform/dates/say-whole-day.ts';
import { possibleDays } from '../state/possible-days.ts';
import type { PlainCheckoutData, PlainForm } from './plain-order.ts';

/** On which day it comes. One that was chosen for a nearer place may be too soon for this one. */
export function PlainDay({ data, form }: { data: PlainCheckoutData; form: PlainForm }) {
  const { quote, answers, wrong } = form;
  const { kind, outletId, when, day } = answers.values;
  const chosen = when === 'LATER' ? day : '';
  const closedOn = kind === 'COLLECT' ? data.outlets?.find(({ id }) => id === outletId)?.closedOn : undefined;
  const days = quote?.delivery
    ? possibleDays({ earliest: quote.delivery.earliest, now: new Date(data.now), closedOn })
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
            {sayWholeDay(one)}
          </option>
        ))}
      </Select>
      <FieldError>
        {isLost ? `We can’t manage ${sayWholeDay(chosen)}. Please choose another day.` : wrong?.day}
      </FieldError>
    </Field>
  );
}
