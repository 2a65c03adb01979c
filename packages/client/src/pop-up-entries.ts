import type { ContentEntry } from '@piri/contract/content';
import type { Client } from './create-client.ts';
import type { Result } from './result.ts';

export interface PopUpEntries {
  campaigns: ContentEntry[];
  offers: ContentEntry[];
}

/**
 * Fetches the pop-ups of the home page, with one search for each type in sequence. A failed search counts as empty,
 * because the page works without a pop-up.
 */
export async function fetchPopUpEntries(
  client: Pick<Client, 'searchContent'>,
  options: { signal?: AbortSignal } = {},
): Promise<PopUpEntries> {
  const search = async (type: 'campaign' | 'subscription-offer') => {
    const body = {
      textParams: [{ field: 'type' as const, value: type, matchType: 'EXACT' as const }],
      nestedParams: [],
      sortParams: [{ field: 'title' as const, type: 'ASC' as const }],
      page: 1,
      size: 100,
    };
    return listOf(await client.searchContent({ body }, options));
  };
  const campaigns = await search('campaign');
  return { campaigns, offers: await search('subscription-offer') };
}

function listOf(answer: Result<{ list: ContentEntry[] }>): ContentEntry[] {
  return answer.ok && answer.status === 200 ? answer.body.list : [];
}
