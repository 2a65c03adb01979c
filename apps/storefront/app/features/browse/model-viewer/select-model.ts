import type { DetailsModel, OptionValues } from '../item-data/details-data.ts';
import { matchesOptions } from '../item-data/select-sku.ts';

/** The model that has the form of what is chosen. */
export function selectModel(models: readonly DetailsModel[], chosen: OptionValues): DetailsModel | undefined {
  return models.find(({ values }) => matchesOptions(chosen, values));
}

/** The variant of a model that looks like what is chosen: it is named for its choices, such as “Left, Navy”. */
export function selectVariant(names: readonly string[], chosen: OptionValues): string | undefined {
  const labels = new Set(Object.values(chosen));
  return names.find((name) => name.split(', ').every((label) => labels.has(label)));
}
