import type { AttributeValue } from '@piri/contract/options';

/** Choices as the catalogue's files write them, as the contract says them: `{ "Color": "Ash" }`. */
export function toAttributeValues(choices: Readonly<Record<string, string>>): AttributeValue[] {
  return Object.entries(choices).map(([displayLabel, optionDisplayLabel]) => ({
    displayLabel,
    optionDisplayLabel,
  }));
}

/** Does what was chosen fall under this? What names fewer options takes in more. */
export function matchesOptions(chosen: readonly AttributeValue[], wider: readonly AttributeValue[]): boolean {
  return wider.every(({ displayLabel, optionDisplayLabel }) =>
    chosen.some((one) => one.displayLabel === displayLabel && one.optionDisplayLabel === optionDisplayLabel),
  );
}
