import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import type { CalendarLabels } from './calendar-labels.ts';
import type { DateFormats } from './date-formats.ts';
import { getWeeks } from './iso-date.ts';

const dayClass = cx(
  'grid min-h-11 w-full place-items-center rounded-control tabular hover:bg-surface-muted aria-[current=date]:border aria-[current=date]:border-strong',
  'aria-disabled:cursor-not-allowed aria-disabled:text-subtle aria-disabled:line-through',
  'in-aria-selected:bg-accent in-aria-selected:font-bold in-aria-selected:text-on-accent forced-colors:in-aria-selected:border-4',
);

/**
 * The days of a month, as a grid by the ARIA pattern. One day is in the tab order. A disabled day can be focused too, so
 * that its reason is found, and is described by it.
 */
export function CalendarGrid({
  month,
  tabStop,
  value,
  today,
  formats,
  labels,
  weekStartsOn,
  getReason,
  onDayPress,
  onDayFocus,
  onDayHover,
  ...props
}: CalendarGridProps) {
  const id = useId();
  const weeks = getWeeks(month, weekStartsOn);
  const reasons = [...new Set(weeks.flat().flatMap((day) => (day && getReason(day)) || []))];
  const columns = Array.from({ length: 7 }, (_, index) => (weekStartsOn + index) % 7);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is the pattern for a table whose cells can be chosen */}
      <table data-slot="calendar-grid" role="grid" className="w-full table-fixed" {...props}>
        <thead>
          <tr>
            {columns.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                aria-label={formats.weekdays[weekday]}
                suppressHydrationWarning
                className="h-9 overflow-hidden text-center font-semibold text-muted text-small"
              >
                {formats.shortWeekdays[weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days.find(Boolean)}>
              {days.map((day, index) => {
                if (!day) return <td key={columns[index]} />;
                const reason = getReason(day);
                const name = formats.day(day);
                return (
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                  // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
                  <td key={columns[index]} role="gridcell" aria-selected={day === value}>
                    <button
                      type="button"
                      data-slot="calendar-day"
                      data-date={day}
                      tabIndex={day === tabStop ? 0 : -1}
                      aria-label={day === value ? labels.selected(name) : name}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={reason !== undefined || undefined}
                      aria-describedby={reason && `${id}-${reasons.indexOf(reason)}`}
                      onClick={() => onDayPress(day)}
                      onFocus={() => onDayFocus(day)}
                      onPointerEnter={() => onDayHover(day)}
                      onPointerLeave={() => onDayHover(undefined)}
                      // Versions of a browser and a server differ in the commas of a date.
                      suppressHydrationWarning
                      className={dayClass}
                    >
                      {formats.number(day)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Descriptions by id may be hidden. The visible text below the grid changes too late for a screen reader. */}
      {reasons.map((reason, index) => (
        <span key={reason} id={`${id}-${index}`} hidden>
          {reason}
        </span>
      ))}
    </>
  );
}

interface CalendarGridProps extends ComponentProps<'table'> {
  month: string;
  /** The day in the tab order. */
  tabStop: string | undefined;
  value: string;
  today: string | undefined;
  formats: DateFormats;
  labels: CalendarLabels;
  weekStartsOn: number;
  getReason: (day: string) => string | undefined;
  onDayPress: (day: string) => void;
  onDayFocus: (day: string) => void;
  onDayHover: (day: string | undefined) => void;
}
