import { Link } from 'react-router-dom';
import { categoryHref } from '../catalogue/category-link.ts';
import { RoomDrawing } from '../catalogue/room-drawing.tsx';
import { stageGround } from '../catalogue/stage-ground.ts';
import type { Room } from '../navigation/rooms.ts';

/** Column spans on a wide window: seven rooms in two rows, the largest first. */
const spans = [
  'xl:col-span-5',
  'xl:col-span-4',
  'xl:col-span-3',
  'xl:col-span-3',
  'xl:col-span-3',
  'xl:col-span-3',
  'xl:col-span-3',
];

/** The seven rooms as a mosaic of tiles, each a link to everything that belongs into it. */
export function RoomByRoom({ rooms }: { rooms: Room[] }) {
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="font-display text-title">
        Room by room
      </h2>
      {rooms.length === 0 ? (
        <p className="mt-7 max-w-[66ch] text-lead">
          We cannot reach our stock room just now, so the rooms are missing here. <a href="/">Try again</a>
        </p>
      ) : (
        <ul className="mt-7 grid grid-cols-2 gap-2 md:grid-cols-6 md:gap-4 xl:grid-cols-12">
          {rooms.map((room, index) => (
            <li
              key={room.id}
              className={`${index === 0 ? 'col-span-2' : ''} md:col-span-2 ${index === 0 ? 'md:col-span-6' : ''} ${spans[index] ?? 'xl:col-span-3'}`}
            >
              <RoomTile room={room} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RoomTile({ room }: { room: Room }) {
  return (
    <Link
      to={categoryHref(room)}
      className={`joint-corner relative flex h-[212px] flex-col overflow-hidden px-4 py-4 no-underline md:h-[300px] md:px-[26px] md:py-[22px] ${stageGround[room.stage]}`}
    >
      <span className="font-display text-small-title">{room.shortName}</span>
      <span lang="bn" className="font-display text-ink-2 text-lead">
        {room.nameBn}
      </span>
      <RoomDrawing stage={room.stage} className="mt-2 min-h-0 w-full flex-1 text-ink" />
      <span className="mt-3 shrink-0 truncate text-ink-2 text-meta">
        {room.groups.map(({ name }) => name).join(', ')}
      </span>
    </Link>
  );
}
