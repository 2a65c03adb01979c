import type { Client } from '@piri/client';

/** The longest text that a search takes; what is longer is cut, since nothing in the shop has such a name. */
const longestQuery = 200;

export interface RoomSearch {
  query: string;
  /** The ids of the categories whose name contains the text. */
  found: string[];
  /** False when the API could not be asked, which is something else than finding nothing. */
  reached: boolean;
}

export async function searchRooms(api: Client, text: string): Promise<RoomSearch> {
  const query = text.slice(0, longestQuery);
  const answer = await api.searchCategories({
    body: { textParams: [{ field: 'name', value: query, matchType: 'CONTAINS' }], size: 100 },
  });
  if (answer.ok) return { query, found: answer.body.list.map(({ id }) => id), reached: true };
  // A text that the API refuses, such as one with control characters, names nothing in the shop.
  return { query, found: [], reached: answer.status === 422 };
}
