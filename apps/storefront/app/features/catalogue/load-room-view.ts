import type { Category } from '@piri/contract/catalogue';
import type { ItemSummary } from '@piri/contract/items';
import type { AppLoadContext } from 'react-router';
import type { RoomView } from './room-in-list.tsx';
import { unlessLate } from './unless-late.ts';

/** Our pictures of rooms, by the ground of the room. */
const scenes: Partial<Record<string, string>> = { living: 'living-room' };

/** The room that a list's pieces stand in. Not shown among pieces of which none is in the picture. */
export async function loadRoomView(
  { api, pictures }: Pick<AppLoadContext, 'api' | 'pictures'>,
  category: Category,
  found: readonly ItemSummary[],
  signal: AbortSignal,
): Promise<RoomView | undefined> {
  const id = scenes[category.extras.stage ?? ''] ?? '';
  const scene = pictures.scene(id);
  const spots = pictures.hotspots(id, 'tall');
  if (!scene || !found.some(({ id }) => spots.some(({ product }) => product === id))) return undefined;
  const body = {
    textParams: [
      { field: 'id' as const, value: spots.map(({ product }) => product), matchType: 'IN' as const },
    ],
  };
  const answer = await unlessLate(api.searchItems({ body }, { signal }), signal);
  if (!answer?.ok) return undefined;
  const items = new Map(answer.body.list.map((item) => [item.id, item]));
  return {
    day: scene.day.tall,
    night: scene.night.tall,
    alt: scene.day.alt,
    pieces: spots.flatMap(({ product, x, y }) => {
      const item = items.get(product);
      return item ? [{ id: product, title: item.title, price: item.price.price, x, y }] : [];
    }),
  };
}
