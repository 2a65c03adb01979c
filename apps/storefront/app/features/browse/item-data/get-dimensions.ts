import type { Measurements } from '@piri/contract/measurements';
import type { DetailsData, OptionValues } from './details-data.ts';
import { matchesOptions } from './select-sku.ts';

/** The measures of a piece in what is chosen: some sizes have their own. */
export function getDimensions(
  { measures, otherSizes }: Pick<DetailsData, 'measures' | 'otherSizes'>,
  chosen: OptionValues,
): Measurements {
  const { dimensions, weight, cartons } =
    otherSizes.find(({ values }) => matchesOptions(chosen, values)) ?? measures;
  return { dimensions, weight, cartons };
}
