import { fallsUnder } from '../item-data/choose-sku.ts';
import type { DetailsModel, Values } from '../item-data/details-data.ts';

/** The model that has the form of what is chosen. */
export function modelFor(models: readonly DetailsModel[], chosen: Values): DetailsModel | undefined {
  return models.find(({ values }) => fallsUnder(chosen, values));
}

/** The variant of a model that looks like what is chosen: it is named for its choices, such as “Left, Navy”. */
export function variantFor(names: readonly string[], chosen: Values): string | undefined {
  const labels = new Set(Object.values(chosen));
  return names.find((name) => name.split(', ').every((label) => labels.has(label)));
}
