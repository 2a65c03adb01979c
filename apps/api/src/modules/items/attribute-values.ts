import type { SelectedOption } from '@piri/contract/options';

/** Converts choices from the form of the catalogue's files, `{ "Color": "Ash" }`, to that of the contract. */
export function toSelectedOptions(choices: Readonly<Record<string, string>>): SelectedOption[] {
  return Object.entries(choices).map(([displayLabel, optionDisplayLabel]) => ({
    displayLabel,
    optionDisplayLabel,
  }));
}

/** Whether the chosen values include all of `wider`. */
export function includesSelectedOptions(
  chosen: readonly SelectedOption[],
  wider: readonly SelectedOption[],
): boolean {
  return wider.every(({ displayLabel, optionDisplayLabel }) =>
    chosen.some((one) => one.displayLabel === displayLabel && one.optionDisplayLabel === optionDisplayLabel),
  );
}
