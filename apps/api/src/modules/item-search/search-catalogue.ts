import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { searchCatalogue as call } from '@piri/contract/item-search';
import type { Context } from '../../runtime/context.ts';
import { readSummaries } from '../items/read-summaries.ts';
import { namedCategories, namedFacets } from './named-counts.ts';
import { postgresIndex } from './postgres-index.ts';

export interface SearchCatalogue {
  ctx: Pick<Context, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

/** What is found and in which order, the index says; what it costs and whether it is there is read as it is now. */
export async function searchCatalogue({ ctx, input }: SearchCatalogue): Promise<ResponseOf<typeof call>> {
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
    facets: await namedFacets(ctx.db, counts, input.facets),
    categories: await namedCategories(ctx.db, counts),
    ...(prices && { prices }),
    ...(widths && { widths }),
    inStock,
    onOffer,
  };
}
