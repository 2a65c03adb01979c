import type { Stage } from '@piri/contract/catalogue';
import { Container } from '@piri/ui/container';
import { Icon } from '@piri/ui/icon';
import { Link as RouterLink } from 'react-router-dom';
import type { Group, Kind, Room } from '../navigation/rooms.ts';
import { categoryHref } from './category-link.ts';
import type { Place } from './place.ts';
import { RoomDrawing } from './room-drawing.tsx';
import { stageGround } from './stage-ground.ts';

export interface CategoryPageProps {
  rooms: Room[];
  place: Place | undefined;
  /** An id was asked for that no category has. */
  unknown: boolean;
  /** The name from the address, shown as plain text where no id decides. */
  name: string | null;
}

/** A category: its name on the ground of its room, and the ways on, down to the kinds and across to its neighbours. */
export function CategoryPage({ rooms, place, unknown, name }: CategoryPageProps) {
  const title = place?.node.name ?? (name && name !== 'all' ? name : 'All rooms');
  return (
    <>
      <Head title={title} place={place} stage={place?.room.stage} />
      <Container className="pt-10">
        {unknown && (
          <p className="mb-8 text-lead">
            Nothing in the shop stands under this address. These are our rooms.
          </p>
        )}
        {place ? <Ways place={place} /> : <WayList heading="Rooms" ways={rooms} />}
      </Container>
    </>
  );
}

function Head({
  title,
  place,
  stage,
}: {
  title: string;
  place: Place | undefined;
  stage: Stage | undefined;
}) {
  return (
    <div className={stage ? stageGround[stage] : 'bg-pati'}>
      <Container className="relative flex min-h-44 flex-col justify-end overflow-hidden py-8 md:min-h-64">
        {place && place.above.length > 0 && (
          <nav aria-label="Breadcrumb">
            <ol className="flex flex-wrap items-center gap-x-2 text-meta">
              {place.above.map((step, index) => (
                <li key={step.id} className="flex items-center gap-2">
                  {index > 0 && <Icon name="chevron-right" className="size-4" />}
                  <RouterLink className="inline-flex min-h-11 items-center" to={categoryHref(step)}>
                    {step.name}
                  </RouterLink>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1 className="max-w-[70%] break-words font-display text-page-title">{title}</h1>
        {stage && (
          <RoomDrawing
            stage={stage}
            className="absolute end-4 bottom-0 hidden h-[88%] text-ink sm:block md:end-8"
          />
        )}
      </Container>
    </div>
  );
}

function Ways({ place: { node, above, below, beside } }: { place: Place }) {
  const parent = above.at(-1);
  return (
    <>
      {below.length > 0 ? (
        <WayList heading={`In ${node.name}`} ways={below} />
      ) : (
        <p className="text-lead">No piece of this kind is on show yet.</p>
      )}
      {beside.length > 0 && parent && <WayList heading={`Also in ${parent.name}`} ways={beside} />}
    </>
  );
}

function WayList({ heading, ways }: { heading: string; ways: (Room | Group | Kind)[] }) {
  return (
    <section className="mt-12 first:mt-0">
      <h2 className="stitch-b pb-3 font-display text-small-title">{heading}</h2>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {ways.map((way) => (
          <li key={way.id} className="border-hairline border-b">
            <RouterLink
              to={categoryHref(way)}
              className="flex min-h-14 items-center justify-between gap-4 py-2"
            >
              <span>
                <strong className="block">{way.name}</strong>
                <span className="text-ink-2 text-meta">{contents(way)}</span>
              </span>
              <Icon name="chevron-right" />
            </RouterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function contents(way: Room | Group | Kind): string {
  if ('groups' in way) return way.groups.map(({ name }) => name).join(', ');
  if ('kinds' in way) return way.kinds.map(({ name }) => name).join(', ');
  return '';
}
