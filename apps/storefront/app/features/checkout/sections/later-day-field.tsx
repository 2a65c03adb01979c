import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { Select } from '@piri/ui/select';
import { useCallback, useState } from 'react';
import { formatDateWithWeekday } from '../../platform/dates/format-date.ts';
import { Lazy } from '../../platform/lazy/lazy.tsx';
import { checkoutLabels } from '../form/checkout-form-texts.ts';
import type { Weekday } from '../state/delivery-days.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

const loadPicker = () => import('./delivery-day-picker.tsx');

interface LaterDayFieldProps {
  checkout: UseCheckoutResult;
  /** The days to choose from. */
  days: readonly string[];
  closedOn: Weekday | undefined;
}

/**
 * A field for a later day. Its calendar loads when the option is selected, which few orders need. If it does not load,
 * or as long as no day is known, a list takes its place.
 */
export function LaterDayField({ checkout, days, closedOn }: LaterDayFieldProps) {
  const { values, setValues, form, data } = checkout;
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const [first] = days;
  return (
    <Field required className="max-w-90">
      <FieldLabel>Which day?</FieldLabel>
      {first === undefined || hasFailed ? (
        <Select {...form.form.register('day')} key={first} defaultValue={values.day}>
          <option value="">{checkoutLabels.chooseOne}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {formatDateWithWeekday(day)}
            </option>
          ))}
        </Select>
      ) : (
        <div className="min-h-12">
          <Lazy
            when={values.when === 'LATER'}
            load={loadPicker}
            onError={fail}
            props={{
              ...{ kind: values.kind, closedOn, days, now: new Date(data.now), value: values.day },
              onValueChange: (day) => setValues({ day }),
            }}
          />
        </div>
      )}
      <FieldError>{form.errors.day}</FieldError>
    </Field>
  );
}
