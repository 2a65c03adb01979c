import type { Measurements } from '@piri/contract/measurements';
import type { ItemDetailsData, OptionValues } from './item-details-data.ts';
import { matchesOptions } from './select-sku.ts';

/** Returns the measurements of the chosen variant: some sizes have their own. */
export function getMeasurements(
  { measures, otherSizes }: Pick<ItemDetailsData, 'measures' | 'otherSizes'>,
  chosen: OptionValues,
): Measurements {
  const { dimensions, weight, cartons } =
    otherSizes.find(({ values }) => matchesOptions(chosen, values)) ?? measures;
  return { dimensions, weight, cartons };
}
