import { cx } from 'class-variance-authority';
import {
  type ChangeEventHandler,
  type ComponentProps,
  type FocusEventHandler,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { CalendarProps } from '../calendar/calendar.tsx';
import { englishCalendarLabels } from '../calendar/calendar-labels.ts';
import { createDateFormats } from '../calendar/date-formats.ts';
import { findDisabledReason } from '../calendar/selectable-days.ts';
import { mergeIds, useControlMessage, useFieldControl } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OpenStateProps } from '../internal/overlay/open-state.ts';
import { useLabels, useLocale } from '../internal/use-labels.ts';
import { type DatePickerLabels, englishDatePickerLabels } from './date-picker-labels.ts';
import { DatePickerPopover } from './date-picker-popover.tsx';
import { createTypedDateFormat } from './parse-date.ts';
import { useLazyPanel } from './use-lazy-panel.ts';
import { type DatePickerOpenChangeReason, usePopoverOpen } from './use-popover-open.ts';
import { type DatePickerValueChangeDetails, useTypedDate } from './use-typed-date.ts';

export type { DatePickerLabels } from './date-picker-labels.ts';
export type { DatePickerOpenChangeReason } from './use-popover-open.ts';
export type { DatePickerValueChangeDetails, DatePickerValueChangeReason } from './use-typed-date.ts';

/**
 * A field for a day, which is typed or chosen in a calendar. Renders a `<div>`, which takes `ref`, `className` and all
 * other props. The first input inside is an `<input type="date">`: it is submitted with a form, and it is what a server
 * renders, so that the field works without JavaScript. Then a text input takes its place, because browsers write dates in
 * their own language and do not know which days are disabled.
 */
export function DatePicker({
  value: givenValue,
  defaultValue = '',
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  min: givenMin,
  max: givenMax,
  getDisabledReason,
  today,
  locale: ownLocale,
  weekStartsOn,
  labels: ownLabels,
  name,
  required: ownRequired,
  disabled,
  placeholder,
  onChange,
  onBlur,
  className,
  ...rest
}: DatePickerProps) {
  const labels = {
    ...useLabels('Calendar', englishCalendarLabels, ownLabels),
    ...useLabels('DatePicker', englishDatePickerLabels, ownLabels),
  };
  const locale = useLocale(ownLocale);
  const { 'aria-label': label, 'aria-labelledby': labelledBy, ...described } = rest;
  const { 'aria-describedby': ownDescription, 'aria-invalid': ownInvalid, ...props } = described;
  const {
    id: controlId,
    required,
    ...aria
  } = useFieldControl<ControlProps>({
    ...{ 'aria-label': label, 'aria-labelledby': labelledBy },
    ...{ 'aria-describedby': ownDescription, 'aria-invalid': ownInvalid, required: ownRequired },
  });
  const [min, max] = [givenMin?.toString(), givenMax?.toString()];
  const ids = { problem: useId(), panel: useId() };
  const control = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isHydrated = useSyncExternalStore(neverChanges, isClient, isServer);
  const format = useMemo(() => createTypedDateFormat(locale), [locale]);
  const formatDay = useMemo(() => createDateFormats(locale).day, [locale]);
  const [Panel, loadPanel] = useLazyPanel();

  const typed = useTypedDate({
    ...{ value: givenValue, defaultValue, format, onValueChange, control, text },
    getReason: (day) => findDisabledReason(day, { min, max, getDisabledReason }, labels, formatDay),
    notADate: labels.notADate(format.format(exampleDay)),
  });
  // A provider may give some of the names.
  const placeholderNames = { ...englishDatePickerLabels.placeholder, ...labels.placeholder };
  const { value, problem } = typed;
  const { shown, setOpen, popoverProps } = usePopoverOpen({
    ...{ open, defaultOpen, onOpenChange, panel, button },
    onShow: loadPanel,
  });

  useLayoutEffect(() => {
    control.current?.setCustomValidity(problem ?? '');
  }, [problem]);
  useControlMessage(problem !== undefined);
  useLayoutEffect(() => {
    // It was in use when the text input took its place.
    if (isHydrated && document.activeElement === control.current) text.current?.focus();
  }, [isHydrated]);

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also submits the form around the field, which has to read the new value.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) flushSync(typed.commit);
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setOpen(true, 'trigger-press');
  };
  const describedBy = mergeIds(problem && ids.problem, aria['aria-describedby']);

  return (
    <div data-slot="date-picker" {...props} className={cx('min-w-0', className)}>
      <div className={isHydrated ? 'control-frame relative flex' : 'grid'}>
        <input
          type="date"
          data-slot="date-picker-value"
          ref={control}
          {...{ name, required, disabled, min, max }}
          {...(givenValue === undefined ? { defaultValue } : { value: givenValue })}
          {...(isHydrated ? hidden : { id: controlId, ...aria, className: 'control-frame px-3.5' })}
          onChange={(event) => {
            onChange?.(event);
            typed.onControlChange(event.target.value);
          }}
          onBlur={(event) => {
            // Not when it hands the focus on.
            if (event.relatedTarget !== text.current || !text.current) onBlur?.(event);
          }}
          // A form focuses the first wrong field, which is this one.
          onFocus={() => text.current?.focus()}
        />
        {isHydrated && (
          <>
            <input
              type="text"
              data-slot="date-picker-text"
              ref={text}
              id={controlId}
              autoComplete="off"
              inputMode="numeric"
              {...aria}
              aria-required={required || undefined}
              aria-invalid={aria['aria-invalid'] ?? (problem !== undefined || undefined)}
              aria-describedby={describedBy}
              disabled={disabled}
              placeholder={placeholder ?? format.toPlaceholder(placeholderNames)}
              value={typed.text}
              onChange={({ target }) => typed.onType(target.value)}
              onKeyDown={pressKey}
              onFocus={loadPanel}
              onBlur={() => {
                typed.commitOnLeave();
                control.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
              }}
              className="tabular min-w-0 flex-1 self-stretch ps-3.5 outline-none disabled:cursor-not-allowed"
            />
            <IconButton
              ref={button}
              aria-label={labels.open}
              aria-haspopup="dialog"
              aria-expanded={shown}
              popoverTarget={ids.panel}
              disabled={disabled}
              onPointerEnter={loadPanel}
              className="self-center"
            >
              <Icon name="calendar" width={20} height={20} />
            </IconButton>
            <DatePickerPopover
              ref={panel}
              id={ids.panel}
              {...popoverProps}
              {...{ shown, Panel, labels }}
              calendar={{ value, min, max, getDisabledReason, today, locale, weekStartsOn }}
              onClose={() => setOpen(false, 'close-press')}
              onDayPress={(day) => {
                typed.choose(day, 'item-press');
                setOpen(false, 'item-press');
              }}
            />
          </>
        )}
      </div>
      {/* Rendered while empty, because only then is new text announced. */}
      <span
        role="status"
        id={ids.problem}
        className={problem ? 'mt-1.5 flex gap-1.5 font-medium text-danger text-small' : 'sr-only'}
      >
        {problem && (
          // As in FieldError: a module that both share would cost every page with a field 130 bytes.
          <>
            <Icon name="alert" width={18} height={18} className="mt-px" />
            <bdi className="min-w-0 wrap-anywhere">{problem}</bdi>
          </>
        )}
      </span>
    </div>
  );
}

/** An example of a date whose day and month cannot be confused. */
const exampleDay = '2026-11-28';
const neverChanges = () => () => {};
const isClient = () => true;
const isServer = () => false;
/** Holds the value behind the text input. It can take the focus, which it hands on, but is no stop of Tab. */
const hidden = {
  tabIndex: -1,
  'aria-hidden': true,
  className: 'pointer-events-none absolute inset-0 opacity-0',
} as const;

type ControlProps = Pick<
  ComponentProps<'input'>,
  'id' | 'required' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'
>;

type InheritedCalendarProps = Pick<CalendarProps, 'getDisabledReason' | 'today' | 'locale' | 'weekStartsOn'>;

export interface DatePickerProps
  extends OpenStateProps<DatePickerOpenChangeReason>,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'onBlur' | 'children'>,
    InheritedCalendarProps {
  /** The day, such as `2026-11-28`, if the parent controls it; `''` if there is none. */
  value?: string | undefined;
  /** The day at first, if the parent does not control it. */
  defaultValue?: string | undefined;
  /**
   * Called with the day when one is chosen, and when a typed text is left; with `''` if that is not a day to choose. The
   * second argument has the reason: an emptied text is `input-clear`, a refused one `not-a-date` or `disabled-day`, with
   * the `message` that the field shows.
   */
  onValueChange?: ((value: string, details: DatePickerValueChangeDetails) => void) | undefined;
  /** The first day that can be chosen, such as `2026-11-28`. The type is the one of `register` of react-hook-form. */
  min?: string | number | undefined;
  /** The last day that can be chosen. */
  max?: string | number | undefined;
  /** The name under which a form submits the day, as `2026-11-28`. */
  name?: string | undefined;
  /** Whether a form is not sent without a day. @default false */
  required?: boolean | undefined;
  /** Whether neither the text nor the button can be used. @default false */
  disabled?: boolean | undefined;
  /** Shows how to type a day. @default the order of the locale: dd/mm/yyyy */
  placeholder?: string | undefined;
  /** Receives the event of the `<input type="date">`, whose value is such as `2026-11-28`. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Receives the event of the `<input type="date">` when the text is left. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Replaces the default English labels, such as with Bangla ones. */
  labels?: Partial<DatePickerLabels> | undefined;
}
