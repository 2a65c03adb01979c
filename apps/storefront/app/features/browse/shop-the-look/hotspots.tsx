import { cx } from 'class-variance-authority';
import { Link } from 'react-router-dom';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import { HotspotDot, HotspotLabel, hotspotLabelClass } from './hotspot.tsx';
import type { ShopTheLookData } from './shop-the-look-tile.tsx';

type LookItem = ShopTheLookData['items'][number];

/**
 * The items of a room at their positions in its image: dots that show a label on hover. The list under the image has
 * the same links for keyboards and screen readers. The container has the size of the image that covers the frame,
 * including its cut sides.
 */
export default function Hotspots({ day: { width, height }, items }: ShopTheLookData) {
  const ratio = width / height;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 [container-type:size] print:hidden"
    >
      <div
        className="absolute top-1/2 left-1/2 -translate-1/2"
        style={{ width: `max(100cqw, ${ratio * 100}cqh)`, aspectRatio: ratio }}
      >
        {items.map((item) => (
          <HotspotEntry key={item.id} item={item} />
        ))}
      </div>
    </div>
  );
}

/** A hotspot whose label points towards the centre of the image, so that it is not cut off. */
function HotspotEntry({ item: { id, title, price, x, y } }: { item: LookItem }) {
  const side = x > 0.5 ? 'left' : 'right';
  const end = y > 0.5 ? 'up' : 'down';
  return (
    <Link
      to={getDetailsHref(id)}
      discover="none"
      tabIndex={-1}
      data-item-id={id}
      className="group/spot pointer-events-auto absolute size-11 -translate-1/2 hover:z-1"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      <span className="absolute top-1/2 left-1/2">
        <HotspotDot />
        <span
          className={cx(
            'absolute -left-px h-0 origin-top border-surface border-s-2 border-dashed transition-[height] duration-base ease-enter group-hover/spot:h-14',
            threads[`${end} ${side}`],
          )}
        />
        <span
          className={cx(
            'absolute opacity-0 transition-opacity duration-base group-hover/spot:opacity-100 not-group-hover/spot:invisible',
            hotspotLabelClass,
            tags[`${end} ${side}`],
          )}
        >
          <HotspotLabel title={title} price={price} />
        </span>
      </span>
    </Link>
  );
}

type Way = `${'up' | 'down'} ${'left' | 'right'}`;

const threads: Record<Way, string> = {
  'up left': 'rotate-[140deg]',
  'up right': 'rotate-[220deg]',
  'down left': 'rotate-[40deg]',
  'down right': 'rotate-[320deg]',
};

const tags: Record<Way, string> = {
  'up left': 'right-6 bottom-9',
  'up right': 'bottom-9 left-6',
  'down left': 'top-9 right-6',
  'down right': 'top-9 left-6',
};
