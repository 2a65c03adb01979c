import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { searchCatalogue as call } from '@piri/contract/item-search';
import type { AppContext } from '../../runtime/context.ts';
import { readSummaries } from '../items/read-summaries.ts';
import { toCategoryCounts, toFacets } from './facet-counts.ts';
import { postgresIndex } from './postgres-index.ts';

export interface SearchCatalogueParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Searches the catalogue. The index decides what is found and in which order; prices and stock are read from the
 * current rows.
 */
export async function searchCatalogue({
  ctx,
  input,
}: SearchCatalogueParams): Promise<ResponseOf<typeof call>> {
  const { ids, nextPageToken, counts, didYouMean } = await postgresIndex(ctx.db).search(input);
  const list = await readSummaries(ctx.db, ids);
  const page = { list, nextPageToken, ...(didYouMean !== undefined && { didYouMean }) };
  if (counts === undefined) {
    return { ...page, total: -1, facets: [], categories: [], inStock: 0, onOffer: 0 };
  }
  const { total, estimated, inStock, onOffer, prices, widths } = counts;
  return {
    ...page,
    total,
    ...(estimated && { estimated }),
    facets: await toFacets(ctx.db, counts, input.facets),
    categories: await toCategoryCounts(ctx.db, counts),
    ...(prices && { prices }),
    ...(widths && { widths }),
    inStock,
    onOffer,
  };
}
