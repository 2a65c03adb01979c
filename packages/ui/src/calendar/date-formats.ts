import { addDays } from './iso-date.ts';

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
/** A Sunday. */
const anySunday = '2026-11-01';
/** More characters do not fit into a column of 44 px. */
const longestWeekday = 3;

/** Creates the formats of a calendar in a language and its digits: Bangla ones for `bn-BD`. */
export function createDateFormats(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' });
    return (day: string) => format(toDate(day));
  };
  const month = format({ month: 'long', year: 'numeric' });
  const weekdays = Array.from({ length: 7 }, (_, index) => addDays(anySunday, index));
  const short = weekdays.map(format({ weekday: 'short' }));
  const fits = short.every((name) => name.length <= longestWeekday);
  return {
    /** 28, from 2026-11-28. Not by a format of dates, which adds a word in some languages. */
    number: (day: string) => new Intl.NumberFormat(locale).format(Number(day.slice(-2))),
    /** Saturday 28 November 2026 */
    day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** November 2026, from 2026-11. */
    month: (isoMonth: string) => month(`${isoMonth}-01`),
    /** By the number of the weekday: Saturday. */
    weekdays: weekdays.map(format({ weekday: 'long' })),
    /** Sat, or a shorter form in languages whose short names are long. */
    shortWeekdays: fits ? short : weekdays.map(format({ weekday: 'narrow' })),
  };
}

export type DateFormats = ReturnType<typeof createDateFormats>;
