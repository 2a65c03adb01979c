import { z } from 'zod';
import { CatalogueFileError } from './catalogue-file.ts';
import {
  formatOptionValues,
  matchesOptions,
  type OptionValues,
  optionValuesSchema,
  sentenceSchema,
  singleLineSchema,
} from './fields.ts';

/** The options of a product in display order: `{ "Color": ["Ash", "Teal"] }`. */
export const productOptionsSchema = z.record(
  singleLineSchema,
  z.array(singleLineSchema).min(2, 'must offer at least two values'),
);
export type ProductOptions = z.output<typeof productOptionsSchema>;

/** A combination that is not made, or all combinations that contain it. Shoppers read the reason if they select it. */
export const unavailableCombinationSchema = z.strictObject({
  values: optionValuesSchema,
  reason: sentenceSchema,
});

interface Choices {
  options: ProductOptions;
  skus: { code: string; values: OptionValues }[];
  missing: z.output<typeof unavailableCombinationSchema>[];
}

/** Checks that every combination of option values is exactly one sku or is listed as missing. */
export function assertCompleteCombinations(file: string, { options, skus, missing }: Choices): void {
  for (const [option, offered] of Object.entries(options)) {
    const repeated = offered.find((value, index) => offered.indexOf(value) !== index);
    if (repeated !== undefined) {
      throw new CatalogueFileError(file, `field "options.${option}"`, `offers "${repeated}" twice.`);
    }
  }
  for (const { code, values } of skus) {
    const location = `sku "${code}", field "values"`;
    assertKnownOptionValues(file, location, options, values);
    const unchosen = Object.keys(options).find((option) => !(option in values));
    if (unchosen !== undefined) throw new CatalogueFileError(file, location, `has no value for ${unchosen}.`);
  }
  missing.forEach(({ values }, index) => {
    const location = `field "missing.${index + 1}.values"`;
    assertKnownOptionValues(file, location, options, values);
    const made = skus.find((sku) => matchesOptions(sku.values, values));
    if (made !== undefined) {
      throw new CatalogueFileError(
        file,
        location,
        `matches the sku "${made.code}", which exists. Remove one of them.`,
      );
    }
  });
  for (const combination of listCombinations(options)) {
    const made = skus.filter((sku) => matchesOptions(sku.values, combination));
    if (made.length > 1) {
      const codes = made.map(({ code }) => `"${code}"`).join(' and ');
      throw new CatalogueFileError(
        file,
        'field "skus"',
        `${codes} have the same option values: ${formatOptionValues(combination)}.`,
      );
    }
    if (made.length === 0 && !missing.some(({ values }) => matchesOptions(combination, values))) {
      throw new CatalogueFileError(
        file,
        'field "skus"',
        `no sku is ${formatOptionValues(combination)}. Add one, or give the reason under "missing".`,
      );
    }
  }
}

export function assertKnownOptionValues(
  file: string,
  location: string,
  options: ProductOptions,
  chosen: OptionValues,
): void {
  for (const [option, value] of Object.entries(chosen)) {
    const offered = options[option];
    if (offered === undefined) {
      throw new CatalogueFileError(file, location, `this product has no option "${option}".`);
    }
    if (!offered.includes(value)) {
      throw new CatalogueFileError(
        file,
        location,
        `"${value}" is not a value of ${option}, which offers ${offered.join(', ')}.`,
      );
    }
  }
}

function listCombinations(options: ProductOptions): OptionValues[] {
  return Object.entries(options).reduce<OptionValues[]>(
    (combinations, [option, offered]) =>
      combinations.flatMap((chosen) => offered.map((value) => ({ ...chosen, [option]: value }))),
    [{}],
  );
}
