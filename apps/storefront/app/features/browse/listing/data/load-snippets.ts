import type { Client } from '@piri/client';
import type { Category } from '@piri/contract/categories';
import type { ContentEntry } from '@piri/contract/content';
import { ignoreTimeout } from '../../../platform/requests/ignore-timeout.ts';
import type { ListingSnippet } from './listing-data.ts';

const maxSnippets = 4;

/** Loads the snippets about a category, its parent and its children, its own first. */
export async function loadSnippets(
  api: Client,
  { id, parentId, children }: Category,
  signal: AbortSignal,
): Promise<ListingSnippet[]> {
  const categoryIds = [id, ...(parentId ? [parentId] : []), ...children].slice(0, 100);
  const body = {
    textParams: [
      { field: 'type' as const, value: 'bullet', matchType: 'EXACT' as const },
      { field: 'categoryId' as const, value: categoryIds, matchType: 'IN' as const },
    ],
    size: maxSnippets,
  };
  const answer = await ignoreTimeout(api.searchContent({ body }, { signal }), signal);
  if (!answer?.ok) return [];
  const isOwn = ({ fields }: ContentEntry) => fields.categories?.includes(id) === true;
  return answer.body.list
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    .flatMap((entry) =>
      (entry.fields.points ?? []).map((text) => ({
        text,
        about: entry.title,
        ...(isOwn(entry) && { own: true as const }),
      })),
    )
    .slice(0, maxSnippets);
}
