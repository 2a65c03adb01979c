import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLabels, useLocale } from '../internal/use-labels.ts';
import { useValue } from '../internal/use-value.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { getDayByKey } from './calendar-keyboard.ts';
import { type CalendarLabels, englishCalendarLabels } from './calendar-labels.ts';
import { createDateFormats } from './date-formats.ts';
import { findTabStop } from './find-tab-stop.ts';
import { addMonths, clamp, getLastDay, getMonth } from './iso-date.ts';
import { findDisabledReason, type SelectableDays } from './selectable-days.ts';
import { useLocalToday } from './use-local-today.ts';

export type { CalendarLabels } from './calendar-labels.ts';

/**
 * A month from which one day is chosen. Renders a `<div>` with a grid of buttons; `ref`, `className` and all other props
 * go to the `<div>`. Days are strings such as `2026-11-28`, without time and time zone, so that a day is the same
 * everywhere. A day that cannot be chosen says why when it is focused, hovered or tapped.
 */
export function Calendar({
  value: givenValue,
  defaultValue = '',
  onValueChange,
  month: givenMonth,
  defaultMonth,
  onMonthChange,
  min,
  max,
  getDisabledReason,
  today: givenToday,
  locale: ownLocale,
  weekStartsOn = 0,
  labels: ownLabels,
  autoFocus = false,
  className,
  ...props
}: CalendarProps) {
  const labels = useLabels('Calendar', englishCalendarLabels, ownLabels);
  const locale = useLocale(ownLocale);
  const headingId = useId();
  const localToday = useLocalToday();
  const formats = useMemo(() => createDateFormats(locale), [locale]);
  const [value, setValue] = useValue(givenValue, defaultValue, onValueChange);
  const [ownMonth, setOwnMonth] = useState(defaultMonth);
  const [active, setActive] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(autoFocus);

  const today = givenToday ?? localToday;
  const start = value || (today && clamp(today, min, max));
  const month = givenMonth ?? ownMonth ?? (start && getMonth(start));
  const [firstMonth, lastMonth] = [min && getMonth(min), max && getMonth(max)];
  const getReason = (day: string) =>
    findDisabledReason(day, { min, max, getDisabledReason }, labels, formats.day);

  // Days before `min` explain themselves too, but a month without any day to choose is not worth going to.
  const changeMonth = (wished: string) => {
    const next = clamp(wished, firstMonth, lastMonth);
    if (next === month) return;
    setOwnMonth(next);
    onMonthChange?.(next);
  };
  const focusDay = (day: string) => {
    const next = clamp(day, firstMonth && `${firstMonth}-01`, lastMonth && getLastDay(lastMonth));
    movesFocus.current = true;
    setActive(next);
    changeMonth(getMonth(next));
  };
  const pressDay = (day: string) => {
    // Safari focuses no button that is pressed, and the focus shows the reason.
    focusDay(day);
    if (getReason(day) === undefined) setValue(day);
  };
  const tabStop = month && findTabStop({ month, weekStartsOn, getReason, wanted: [active, value], today });
  const pressKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const day = (event.target as HTMLElement).dataset['date'];
    if (!day) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = getDayByKey(event, { day, weekStartsOn, rtl });
    if (!next) return;
    event.preventDefault();
    focusDay(next);
  };
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    // Not there if the parent has not shown the month yet, or refuses to.
    const day = grid.current?.querySelector<HTMLElement>(`[data-date="${active ?? tabStop}"]`);
    if (!day) return;
    movesFocus.current = false;
    day.focus();
  });

  const explained = hovered ?? focused;
  const reason = explained && getReason(explained);
  const monthButton = (by: 1 | -1, label: string, end: string | undefined) => (
    <IconButton
      aria-label={label}
      // Not `disabled`, which would drop the focus of the user who has just reached the end.
      aria-disabled={month === undefined || month === end || undefined}
      onClick={() => {
        movesFocus.current = false;
        if (month) changeMonth(getMonth(addMonths(`${month}-01`, by)));
      }}
      className="aria-disabled:cursor-not-allowed aria-disabled:text-subtle"
    >
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
    </IconButton>
  );

  return (
    <div
      data-slot="calendar"
      lang={locale}
      {...props}
      className={cx('w-full max-w-80 text-default', className)}
    >
      <div className="flex items-center justify-between">
        {monthButton(-1, labels.previousMonth, firstMonth)}
        <span
          id={headingId}
          aria-live="polite"
          suppressHydrationWarning
          className="min-w-0 text-center font-semibold"
        >
          {month && formats.month(month)}
        </span>
        {monthButton(1, labels.nextMonth, lastMonth)}
      </div>
      {month ? (
        <CalendarGrid
          ref={grid}
          aria-labelledby={headingId}
          onKeyDown={pressKey}
          onBlur={() => setFocused(undefined)}
          {...{ month, tabStop, value, today, formats, labels, weekStartsOn, getReason }}
          onDayPress={pressDay}
          onDayFocus={(day) => {
            setFocused(day);
            setActive(day);
          }}
          onDayHover={setHovered}
        />
      ) : (
        // A server knows neither a value nor the day. It reserves the room of five weeks.
        <div className="h-64" />
      )}
      {(min ?? max ?? getDisabledReason) !== undefined && (
        <p data-slot="calendar-reason" className="min-h-12 py-1 text-muted text-small">
          {reason}
        </p>
      )}
    </div>
  );
}

export interface CalendarProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'>,
    SelectableDays {
  /** The chosen day, such as `2026-11-28`, if the parent controls it; `''` if none is. */
  value?: string | undefined;
  /** The day that is chosen at first. */
  defaultValue?: string | undefined;
  /** Called with the day when another one is chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The shown month, such as `2026-11`, if the parent controls it. */
  month?: string | undefined;
  /**
   * The month that is shown at first.
   * @default the month of the chosen day, or else of today
   */
  defaultMonth?: string | undefined;
  /** Called with the month when another one is shown, also by keyboard. */
  onMonthChange?: ((month: string) => void) | undefined;
  /**
   * The current day, which is marked. Pass it if the day of the shop counts and not that of the browser.
   * @default the day in the time zone of the browser; a server marks none
   */
  today?: string | undefined;
  /**
   * The language and digits of days, months and weekdays, such as `bn-BD`. The labels have their own language.
   * @default the locale of the nearest `LabelsProvider`, or else 'en-GB'
   */
  locale?: string | undefined;
  /**
   * The first day of the week. 0 is Sunday, as in calendars of Bangladesh, and 1 is Monday.
   * @default 0
   */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Focuses the day when the calendar appears, for calendars in an overlay.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<CalendarLabels> | undefined;
}
