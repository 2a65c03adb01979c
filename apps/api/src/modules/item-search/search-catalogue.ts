import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { searchCatalogue as call } from '@piri/contract/item-search';
import type { AppContext } from '../../runtime/context.ts';
import { readItemSummaries } from '../items/read-item-summaries.ts';
import { createPostgresSearchIndex } from './create-postgres-search-index.ts';
import { readCategoryCounts, readFacets } from './facet-counts.ts';

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
  const { ids, nextPageToken, counts, didYouMean } = await createPostgresSearchIndex(ctx.db).search(input);
  const list = await readItemSummaries(ctx.db, ids);
  const page = { list, nextPageToken, ...(didYouMean !== undefined && { didYouMean }) };
  if (counts === undefined) {
    return { ...page, total: -1, facets: [], categories: [], inStock: 0, onOffer: 0 };
  }
  const { total, estimated, inStock, onOffer, prices, widths } = counts;
  return {
    ...page,
    total,
    ...(estimated && { estimated }),
    facets: await readFacets(ctx.db, counts, input.facets),
    categories: await readCategoryCounts(ctx.db, counts),
    ...(prices && { prices }),
    ...(widths && { widths }),
    inStock,
    onOffer,
  };
}
