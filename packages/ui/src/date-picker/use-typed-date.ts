import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { setInputValue } from '../internal/set-input-value.ts';
import { useCommitOnLeave } from '../internal/use-commit-on-leave.ts';
import { observeInputValue } from './observe-input-value.ts';
import type { TypedDateFormat } from './parse-date.ts';

/**
 * What changes the day of a date picker: a press on a day, a typed day (or a native input), or emptying the text. The
 * value becomes empty, too, for a text that is no date and for a day that cannot be chosen.
 */
export type DatePickerValueChangeReason =
  | 'item-press'
  | 'input-change'
  | 'input-clear'
  | 'not-a-date'
  | 'disabled-day';

export interface DatePickerValueChangeDetails {
  reason: DatePickerValueChangeReason;
  /** For `not-a-date` and `disabled-day`: what the field shows. */
  message?: string | undefined;
}

interface UseTypedDateParams {
  value: string | undefined;
  defaultValue: string;
  format: TypedDateFormat;
  /** Returns why a day cannot be chosen. */
  getReason: (day: string) => string | undefined;
  notADate: string;
  onValueChange: ((value: string, details: DatePickerValueChangeDetails) => void) | undefined;
  /** The `<input type="date">` that holds the value. */
  control: RefObject<HTMLInputElement | null>;
  /** The text input. */
  text: RefObject<HTMLInputElement | null>;
}

/**
 * Holds what is typed until the field is left, Enter is pressed or something else is clicked. Only then is it parsed and
 * reported. A text that is no day, or not one that can be chosen, stays as it is, with the reason, and the value is empty.
 */
export function useTypedDate(params: UseTypedDateParams) {
  const { value: given, defaultValue, format, getReason, notADate, onValueChange, control, text } = params;
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  // The value changes by an event of the control, which knows no reason.
  const details = useRef<DatePickerValueChangeDetails>(undefined);
  const value = given ?? own;

  const clearDraft = () => {
    setDraft(undefined);
    setWrong(undefined);
  };
  const setValue = (next: string, reason: DatePickerValueChangeReason, message?: string) => {
    if (!control.current || control.current.value === next) return;
    details.current = { reason, ...(message !== undefined && { message }) };
    setInputValue(control.current, next);
    details.current = undefined;
  };
  const choose = (day: string, reason: DatePickerValueChangeReason) => {
    clearDraft();
    setValue(day, reason);
  };
  const commit = () => {
    if (draft === undefined) return;
    if (draft.trim() === '') return choose('', 'input-clear');
    const day = format.parse(draft);
    const message = day === undefined ? notADate : getReason(day);
    if (day !== undefined && message === undefined) return choose(day, 'input-change');
    setWrong(message);
    setValue('', day === undefined ? 'not-a-date' : 'disabled-day', message);
  };
  const commitOnLeave = useCommitOnLeave(text, draft !== undefined && wrong === undefined, commit);

  const latest = useRef({ clearDraft, value });
  useLayoutEffect(() => {
    latest.current = { clearDraft, value };
  });
  useLayoutEffect(() => {
    const input = control.current;
    if (!input) return;
    // What was chosen before hydration, or by a form before this effect.
    setOwn(input.value);
    return observeInputValue(input, (next) => {
      // React sets what it has been given, which is no news.
      if (next !== latest.current.value) setOwn(next);
      if (next === '' || next !== latest.current.value) latest.current.clearDraft();
    });
  }, [control]);

  return {
    value,
    text: draft ?? (value && format.format(value)),
    // A chosen day can become impossible, for example when the address changes.
    problem: wrong ?? (draft === undefined && value ? getReason(value) : undefined),
    choose,
    commit,
    commitOnLeave,
    onType: (typed: string) => {
      setDraft(typed);
      setWrong(undefined);
    },
    onControlChange: (next: string) => {
      setOwn(next);
      onValueChange?.(next, details.current ?? { reason: next === '' ? 'input-clear' : 'input-change' });
    },
  };
}
