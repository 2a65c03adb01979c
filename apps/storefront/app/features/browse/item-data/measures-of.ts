import type { Measures } from '@piri/contract/measures';
import { fallsUnder } from './choose-sku.ts';
import type { DetailsData, Values } from './details-data.ts';

/** The measures of a piece in what is chosen: some sizes have their own. */
export function measuresOf(
  { measures, otherSizes }: Pick<DetailsData, 'measures' | 'otherSizes'>,
  chosen: Values,
): Measures {
  const { dimensions, weight, cartons } =
    otherSizes.find(({ values }) => fallsUnder(chosen, values)) ?? measures;
  return { dimensions, weight, cartons };
}
