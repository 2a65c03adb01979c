import type { AttributeValue } from '@piri/contract/options';

/** Converts choices from the form of the catalogue's files, `{ "Color": "Ash" }`, to that of the contract. */
export function toAttributeValues(choices: Readonly<Record<string, string>>): AttributeValue[] {
  return Object.entries(choices).map(([displayLabel, optionDisplayLabel]) => ({
    displayLabel,
    optionDisplayLabel,
  }));
}

/** Whether the chosen values include all of `wider`. */
export function matchesOptions(chosen: readonly AttributeValue[], wider: readonly AttributeValue[]): boolean {
  return wider.every(({ displayLabel, optionDisplayLabel }) =>
    chosen.some((one) => one.displayLabel === displayLabel && one.optionDisplayLabel === optionDisplayLabel),
  );
}
