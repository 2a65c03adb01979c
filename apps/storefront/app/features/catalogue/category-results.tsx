import { Link as RouterLink } from 'react-router-dom';
import type { Room } from '../navigation/rooms.ts';
import { categoryHref } from './category-link.ts';
import { findPlace } from './place.ts';
import type { RoomSearch } from './search-rooms.ts';

/** What a search has found: the categories of that name, each with the way to it. */
export function CategoryResults({ query, found, reached, rooms }: RoomSearch & { rooms: Room[] }) {
  const places = found.flatMap((id) => findPlace(rooms, id) ?? []);
  return (
    <>
      <h1 className="break-words font-display text-page-title">{`“${query}”`}</h1>
      <p className="mt-4 text-lead" role="status">
        {sentence(reached, places.length)}
      </p>
      <ul className="mt-8 max-w-[66ch] divide-y divide-hairline">
        {places.map(({ node, above }) => (
          <li key={node.id}>
            <RouterLink to={categoryHref(node)} className="flex min-h-14 flex-col justify-center py-2">
              <strong>{node.name}</strong>
              <span className="text-ink-2 text-meta">{above.map(({ name }) => name).join(', ')}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
      {places.length === 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {rooms.map((room) => (
            <li key={room.id}>
              <RouterLink className="inline-flex min-h-11 items-center text-neel" to={categoryHref(room)}>
                {room.name}
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function sentence(reached: boolean, count: number): string {
  if (!reached) return 'We cannot reach our stock room just now. Please try again in a minute.';
  if (count === 0) return 'Nothing in the shop has this name. Look through a room instead.';
  return count === 1 ? 'One place in the shop has this name.' : `${count} places in the shop have this name.`;
}
