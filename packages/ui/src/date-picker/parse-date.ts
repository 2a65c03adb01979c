import { isIsoDate } from '../calendar/iso-date.ts';

type Part = 'day' | 'month' | 'year';

/** How a language writes a day in numbers. */
export interface TypedDateFormat {
  /** Formats a day: 28/11/2026, or ২৮/১১/২০২৬. */
  format: (day: string) => string;
  /** Parses what a person types, in the order of the language or as an ISO date. */
  parse: (text: string) => string | undefined;
  /** Joins names of the parts in the order of the language: dd/mm/yyyy. */
  toPlaceholder: (names: Readonly<Record<Part, string>>) => string;
}

const isPart = (type: string): type is Part => ['day', 'month', 'year'].includes(type);

export function createTypedDateFormat(locale: string): TypedDateFormat {
  const formatter = new Intl.DateTimeFormat(locale, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    ...{ timeZone: 'UTC', calendar: 'gregory' },
  });
  const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
  const parts = formatter.formatToParts(toDate('2026-11-28'));
  const order = parts.map(({ type }) => type).filter(isPart);
  const digits = createDigitParser(locale);
  return {
    format: (day) => formatter.format(toDate(day)),
    parse: (text) => parseDate(digits(text), order),
    toPlaceholder: (names) => parts.map(({ type, value }) => (isPart(type) ? names[type] : value)).join(''),
  };
}

/** Returns a function that replaces the digits of a language, and Bangla ones, with those of ASCII. */
function createDigitParser(locale: string): (text: string) => string {
  const own = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)].reverse();
  const known = [
    ...own.map((digit, index) => [digit, index]),
    ...[...'০১২৩৪৫৬৭৮৯'].map((one, at) => [one, at]),
  ];
  const values = new Map(known as [string, number][]);
  return (text) => text.replace(/\p{Nd}/gu, (digit) => String(values.get(digit) ?? digit));
}

function parseDate(text: string, order: readonly Part[]): string | undefined {
  const numbers = splitDigits(text.trim(), order) ?? text.match(/\d+/g) ?? [];
  // Letters would be a month's name, which is not parsed, and not to be ignored either.
  if (numbers.length !== 3 || /\p{L}/u.test(text)) return undefined;
  const isIso = numbers[0]?.length === 4;
  const read = (part: Part) => numbers[(isIso ? isoOrder : order).indexOf(part)] ?? '';
  const [day, month, year] = [read('day'), read('month'), read('year')];
  if (day.length > 2 || month.length > 2 || (year.length !== 4 && year.length !== 2)) return undefined;
  const parsed = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(parsed) ? parsed : undefined;
}

/** Splits 28112026 and 281126: the number pad of an iPhone has no separators. */
function splitDigits(text: string, order: readonly Part[]): string[] | undefined {
  if (!/^(\d{6}|\d{8})$/.test(text)) return undefined;
  let start = 0;
  return order.map((part) => {
    const length = part === 'year' ? text.length - 4 : 2;
    start += length;
    return text.slice(start - length, start);
  });
}

const isoOrder: readonly Part[] = ['year', 'month', 'day'];
