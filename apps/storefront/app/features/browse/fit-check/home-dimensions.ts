import { convertTyped, parseLength, type Unit, units } from './lengths.ts';
import { dimensionNames } from './measure-names.ts';

/** What a home lets through, in centimetres, by the names in the address. What is not known is left out. */
export type HomeDimensions = { [Name in (typeof dimensionNames)[number]]?: number };

/** What stands in an address, as it was typed. */
export interface HomeFormValues {
  unit: Unit;
  typed: Partial<Record<keyof HomeDimensions, string>>;
}

/** Longer is no length in any words. */
const longest = 20;

export function parseHomeForm(params: URLSearchParams): HomeFormValues {
  const given = dimensionNames.map(
    (name) => [name, params.get(name)?.trim().slice(0, longest) ?? ''] as const,
  );
  return {
    unit: readUnit(params.get('unit')) ?? 'cm',
    typed: Object.fromEntries(given.filter(([, text]) => text !== '')),
  };
}

/** In centimetres. What is no length is left out. */
export function toCentimetres({ unit, typed }: HomeFormValues): HomeDimensions {
  const found: HomeDimensions = {};
  for (const name of dimensionNames) {
    const centimetres = parseLength(typed[name] ?? '', unit);
    if (centimetres !== undefined) found[name] = centimetres;
  }
  return found;
}

/** The same home and piece in the unit that the address wishes for, or nothing where it has no such wish. */
export function switchUnit(params: URLSearchParams): URLSearchParams | undefined {
  const to = readUnit(params.get('to'));
  if (!to) return undefined;
  const { unit, typed } = parseHomeForm(params);
  const kept = ['id', 'sku'].flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []));
  const converted = Object.entries(typed).map(([name, text]) => [name, convertTyped(text, unit, to)]);
  return new URLSearchParams([...kept, ...toUnitParams(to), ...converted]);
}

/** Centimetres are what an address means that names no unit. */
export function toUnitParams(unit: Unit): [string, string][] {
  return unit === 'cm' ? [] : [['unit', unit]];
}

function readUnit(text: string | null): Unit | undefined {
  return units.find((unit) => unit === text);
}
