import { Link } from 'react-router-dom';
import type { Hotspot, ResponsiveImage } from '../../../../server/files/image-index.ts';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import { PriceInSelectedCurrency } from '../../catalogue/prices/price-in-selected-currency.tsx';
import { RoomScene } from '../../platform/images/room-scene.tsx';
import { LazyInView } from '../../platform/lazy/lazy-in-view.tsx';

/** A room by day and by night, with the items in it. */
export interface ShopTheLookData {
  day: ResponsiveImage;
  night: ResponsiveImage;
  alt: string;
  items: (Pick<Hotspot, 'x' | 'y'> & { id: string; title: string; price: number })[];
}

export interface ShopTheLookTileProps {
  room: ShopTheLookData;
  sizes: string;
}

/** A tile with a room, as large as four items of the list, and links to the items in it with their prices. */
export function ShopTheLookTile({ room, sizes }: ShopTheLookTileProps) {
  const { day, night, alt, items } = room;
  return (
    <section aria-label="In this room" className="flex min-w-0 flex-col">
      <div className="relative min-h-0 flex-1 overflow-clip rounded-chip max-md:aspect-4/5">
        <RoomScene scene={{ day: { alt, wide: day }, night: { alt, wide: night } }} sizes={sizes} />
        <LazyInView load={loadHotspots} props={room} />
      </div>
      <h2 className="mt-4 font-display text-small-title">In this room</h2>
      <ul className="mt-2">
        {items.map(({ id, title, price }) => (
          <li key={id} className="border-subtle border-t first:border-0">
            <Link
              to={getDetailsHref(id)}
              discover="none"
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1 underline-offset-3 hover:underline"
            >
              <span className="min-w-0">{title}</span>
              <PriceInSelectedCurrency price={price} size="line" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Loaded lazily, since the list under the image has the same content.
const loadHotspots = () => import('./hotspots.tsx');
