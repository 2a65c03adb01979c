import type { DetailsModel, OptionValues } from '../item-data/item-details-data.ts';
import { matchesOptions } from '../item-data/select-sku.ts';

/** Returns the model with the shape of the chosen variant. */
export function findModel(models: readonly DetailsModel[], chosen: OptionValues): DetailsModel | undefined {
  return models.find(({ values }) => matchesOptions(chosen, values));
}

/**
 * Returns the model's variant that matches the chosen options. Variants are named after their options, such as “Left,
 * Navy”.
 */
export function findVariantName(names: readonly string[], chosen: OptionValues): string | undefined {
  const labels = new Set(Object.values(chosen));
  return names.find((name) => name.split(', ').every((label) => labels.has(label)));
}
