import { formatInches } from '../../catalogue/dimension-drawing/format-inches.ts';

/** The units of length that can be typed. */
export const units = ['cm', 'in'] as const;
export type Unit = (typeof units)[number];

const centimetresOf = { foot: 30.48, inch: 2.54 };

/** The maximum, in centimetres. Larger values are typing errors, such as an extra digit. */
const maxCentimetres = 2000;

/**
 * Parses a typed length to centimetres. Accepts Bangla digits and a unit. Returns undefined if the text is not a
 * length.
 */
export function parseLength(typed: string, unit: Unit): number | undefined {
  const digits = typed.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)));
  // Collapses runs of white space, over which the regular expressions would backtrack.
  const text = digits.replaceAll(/\s+/g, ' ').trim();
  const centimetres = unit === 'cm' ? readCentimetres(text) : readInches(text);
  return centimetres > 0 && centimetres <= maxCentimetres ? centimetres : undefined;
}

function readCentimetres(text: string): number {
  const [, figure] = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:cm)?$/i.exec(text) ?? [];
  return number(figure);
}

const fractions = { '⅛': 1 / 8, '¼': 1 / 4, '⅜': 3 / 8, '½': 1 / 2, '⅝': 5 / 8, '¾': 3 / 4, '⅞': 7 / 8 };
const asInches =
  /^(?:(\d{1,2})\s*(?:'|′|’|ft|feet|foot))?\s*(\d{1,3}(?:[.,]\d{1,3})?)?\s*(?:([⅛¼⅜½⅝¾⅞])|(\d{1,2})\/(\d{1,2}))?\s*(?:"|″|”|in|inch|inches)?$/i;

/** Parses common notations of inches and feet: `35.5`, `35 1/2`, `35½"`, `6' 8"`. */
function readInches(text: string): number {
  const [, feet, inches, part, top, bottom] = asInches.exec(text) ?? [];
  const known = [feet, inches, part, top].some((found) => found !== undefined);
  if (!known) return Number.NaN;
  const fraction = part ? fractions[part as keyof typeof fractions] : top ? number(top) / number(bottom) : 0;
  return number(feet ?? '0') * centimetresOf.foot + (number(inches ?? '0') + fraction) * centimetresOf.inch;
}

function number(figure: string | undefined): number {
  return Number(figure?.replace(',', '.'));
}

/**
 * Converts typed text to the other unit. Text that can't be parsed is returned as it is. Converting back returns the
 * original.
 */
export function convertTypedLength(typed: string, from: Unit, to: Unit): string {
  const centimetres = from === to ? undefined : parseLength(typed, from);
  if (centimetres === undefined) return typed;
  if (to === 'cm') return String(tenth(centimetres));
  const inches = centimetres / centimetresOf.inch;
  const eighth = Math.round(inches * 8) / 8;
  const same = tenth(eighth * centimetresOf.inch) === tenth(centimetres);
  return String(same ? eighth : Math.round(inches * 100) / 100);
}

/** Formats a length for display, to a millimetre or an eighth of an inch. */
export function formatLength(centimetres: number, unit: Unit): string {
  return unit === 'cm' ? `${tenth(centimetres)} cm` : `${formatInches(centimetres)} in`;
}

/** Formats the free space, rounded down to whole centimetres or inches. */
export function formatFreeSpace(centimetres: number, unit: Unit): string {
  const rounded = Math.floor(Math.max(0, centimetres) / (unit === 'cm' ? 1 : centimetresOf.inch));
  return `${rounded} ${unit}`;
}

function tenth(figure: number): number {
  return Math.round(figure * 10) / 10;
}
