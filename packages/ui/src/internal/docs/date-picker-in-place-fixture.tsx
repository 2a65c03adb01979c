import { useEffect, useRef } from 'react';
import { Calendar } from '../../calendar/calendar.tsx';
import { DatePicker, type DatePickerProps } from '../../date-picker/date-picker.tsx';
import { Field, FieldError, FieldHint, FieldLabel } from '../../field/field.tsx';
import { setInputValue } from '../set-input-value.ts';

interface DatePickerInPlaceFixtureProps extends DatePickerProps {
  error?: string;
  /** A text that was typed and left. */
  typed?: string;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const refuseFriday = (day: string) => (weekdayOf(day) === 5 ? 'We don’t deliver on Fridays.' : undefined);

/** A date picker in a field. If it is open, its calendar takes place below it, instead of covering the page. */
export function DatePickerInPlaceFixture({
  error,
  typed,
  open,
  required,
  ...props
}: DatePickerInPlaceFixtureProps) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = field.current?.querySelector<HTMLInputElement>('[data-slot=date-picker-text]');
    if (typed === undefined || !text) return;
    setInputValue(text, typed);
    // React has to take the text before it is left.
    const leaving = setTimeout(() => text.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    return () => clearTimeout(leaving);
  }, [typed]);
  const days = { today: '2026-11-20', getDisabledReason: refuseFriday };
  return (
    <div ref={field} className="max-w-80">
      <Field invalid={error !== undefined} required={required ?? false}>
        <FieldLabel>Delivery day</FieldLabel>
        <DatePicker {...days} {...props} />
        <FieldError>{error}</FieldError>
        <FieldHint>Any day except Friday.</FieldHint>
      </Field>
      {open && (
        <div className="mt-2 rounded-card border border-subtle bg-surface p-3 shadow-floating">
          <Calendar
            {...days}
            defaultValue={props.defaultValue ?? ''}
            min={props.min?.toString()}
            max={props.max?.toString()}
          />
        </div>
      )}
    </div>
  );
}
