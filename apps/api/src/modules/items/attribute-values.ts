import type { SelectedOption } from '@piri/contract/options';

/** Converts choices from the form of the catalogue's files, `{ "Color": "Ash" }`, to that of the contract. */
export function toAttributeValues(choices: Readonly<Record<string, string>>): SelectedOption[] {
  return Object.entries(choices).map(([displayLabel, optionDisplayLabel]) => ({
    displayLabel,
    optionDisplayLabel,
  }));
}

/** Whether the chosen values include all of `wider`. */
export function includesAttributeValues(
  chosen: readonly SelectedOption[],
  wider: readonly SelectedOption[],
): boolean {
  return wider.every(({ displayLabel, optionDisplayLabel }) =>
    chosen.some((one) => one.displayLabel === displayLabel && one.optionDisplayLabel === optionDisplayLabel),
  );
}
