/** What a home lets through, in centimetres, by the names in the address. What is not known is left out. */
export interface HomeMeasures {
  doorWidth?: number;
  doorHeight?: number;
  stairWidth?: number;
  landing?: number;
  stairHeight?: number;
  liftWidth?: number;
  liftDepth?: number;
  liftHeight?: number;
  liftDoor?: number;
  roomWidth?: number;
  roomDepth?: number;
}

export const measureNames = [
  'doorWidth',
  'doorHeight',
  'stairWidth',
  'landing',
  'stairHeight',
  'liftWidth',
  'liftDepth',
  'liftHeight',
  'liftDoor',
  'roomWidth',
  'roomDepth',
] as const satisfies (keyof HomeMeasures)[];

/** A home is not larger; whoever types more has typed one digit too many. */
const largest = 2000;

/** Reads what stands in an address, Bangla digits and a word for centimetres too. What is no measure is left out. */
export function readHomeMeasures(params: URLSearchParams): HomeMeasures {
  const found: HomeMeasures = {};
  for (const name of measureNames) {
    const centimetres = readMeasure(params.get(name) ?? '');
    if (centimetres !== undefined) found[name] = centimetres;
  }
  return found;
}

export function readMeasure(text: string): number | undefined {
  const latin = text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)));
  const [, whole] = /^\s*(\d{1,4}(?:[.,]\d)?)\s*(?:cm)?\s*$/i.exec(latin) ?? [];
  const centimetres = Number(whole?.replace(',', '.'));
  return centimetres > 0 && centimetres <= largest ? centimetres : undefined;
}
