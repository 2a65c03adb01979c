import { homeDimensionParamNames } from './home-dimension-param-names.ts';
import { convertTypedLength, parseLength, type Unit, units } from './lengths.ts';

/** The dimensions of a home in centimetres, by their names in the address. Unknown ones are left out. */
export type HomeDimensions = { [Name in (typeof homeDimensionParamNames)[number]]?: number };

/** The values in the address, as typed. */
export interface HomeDimensionsFormValues {
  unit: Unit;
  typed: Partial<Record<keyof HomeDimensions, string>>;
}

/** The maximum length of a typed value. Longer text can't be a length. */
const maxLength = 20;

export function parseHomeDimensionsFormValues(params: URLSearchParams): HomeDimensionsFormValues {
  const given = homeDimensionParamNames.map(
    (name) => [name, params.get(name)?.trim().slice(0, maxLength) ?? ''] as const,
  );
  return {
    unit: readUnit(params.get('unit')) ?? 'cm',
    typed: Object.fromEntries(given.filter(([, text]) => text !== '')),
  };
}

/** Converts the typed values to centimetres. Leaves out invalid ones. */
export function toHomeDimensions({ unit, typed }: HomeDimensionsFormValues): HomeDimensions {
  const found: HomeDimensions = {};
  for (const name of homeDimensionParamNames) {
    const centimetres = parseLength(typed[name] ?? '', unit);
    if (centimetres !== undefined) found[name] = centimetres;
  }
  return found;
}

/** Converts the values in the address to the unit that it requests in `to`. Returns undefined if it requests none. */
export function convertHomeDimensionParams(params: URLSearchParams): URLSearchParams | undefined {
  const to = readUnit(params.get('to'));
  if (!to) return undefined;
  const { unit, typed } = parseHomeDimensionsFormValues(params);
  const itemParams = ['id', 'sku'].flatMap((name) =>
    params.get(name) ? [[name, params.get(name) ?? '']] : [],
  );
  const converted = Object.entries(typed).map(([name, text]) => [name, convertTypedLength(text, unit, to)]);
  return new URLSearchParams([...itemParams, ...toUnitParamEntries(to), ...converted]);
}

/** Returns the address parameters for a unit. Centimetres are the default and need none. */
export function toUnitParamEntries(unit: Unit): [string, string][] {
  return unit === 'cm' ? [] : [['unit', unit]];
}

function readUnit(text: string | null): Unit | undefined {
  return units.find((unit) => unit === text);
}
