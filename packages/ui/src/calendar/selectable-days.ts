import type { CalendarLabels } from './calendar-labels.ts';

/** Which days can be chosen. */
export interface SelectableDays {
  /** The first day that can be chosen, such as `2026-11-28`. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /**
   * Returns why a day between `min` and `max` cannot be chosen, as a sentence, or `undefined` if it can.
   * @example (day) => (isFriday(day) ? 'We don’t deliver on Fridays.' : undefined)
   */
  getDisabledReason?: ((day: string) => string | undefined) | undefined;
}

/** Returns why a day cannot be chosen, or `undefined` if it can. */
export function findDisabledReason(
  day: string,
  { min, max, getDisabledReason }: SelectableDays,
  labels: Pick<CalendarLabels, 'beforeMin' | 'afterMax'>,
  formatDay: (day: string) => string,
): string | undefined {
  if (min !== undefined && day < min) return labels.beforeMin(formatDay(min));
  if (max !== undefined && day > max) return labels.afterMax(formatDay(max));
  return getDisabledReason?.(day) || undefined;
}
