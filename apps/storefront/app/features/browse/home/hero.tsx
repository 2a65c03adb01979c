import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { Link } from 'react-router-dom';
import type { Scene } from '../../../../server/files/image-index.ts';
import type { RootCategory } from '../../catalogue/categories/category-tree.ts';
import { categoryHref, detailsHref } from '../../catalogue/items/links.ts';
import { RoomScene } from '../../platform/images/room-scene.tsx';
import { HotspotDot, HotspotLabel, hotspotLabelClass } from '../shop-the-look/hotspot.tsx';

/** A piece that can be bought out of the picture, and where it stands in the wide one, in shares of it. */
export interface HeroHotspot {
  id: string;
  title: string;
  price: number;
  x: number;
  y: number;
}

export interface HeroProps {
  firstRoom: RootCategory | undefined;
  /** Left out while no room has been pictured: then the words stand alone. */
  scene: Scene | undefined;
  spots: HeroHotspot[];
}

/** The frame is wider than the picture below 1280 and higher above, so the picture is cut at its sides. */
const wideSizes = '(width >= 80rem) max(100vw, 1520px), 123vw';

/** The first screen: the headline on the wall of a living room. On narrower windows the words stand above the room. */
export function Hero({ firstRoom, scene, spots }: HeroProps) {
  return (
    <section
      className={scene && 'relative xl:h-[clamp(760px,48vw,1120px)] xl:overflow-hidden'}
      aria-labelledby="hero"
    >
      <Container className="pointer-events-none relative z-1 grid gap-x-16 pt-8 pb-8 *:pointer-events-auto md:grid-cols-[1fr_minmax(0,300px)] md:items-end xl:block xl:pt-11">
        <div>
          <h1 id="hero" className="font-display text-hero">
            First,
            <br />
            sit down.
          </h1>
          <p lang="bn" className="mt-4 font-display text-neel text-small-title">
            আগে বসুন।
          </p>
        </div>
        {/* As high as with its button, which comes later on a slow line: the row is aligned at its end. */}
        <div className="mt-4 max-w-[34ch] md:max-xl:min-h-36.5 xl:w-fit">
          <p>Sofas, beds and tables from our own workshop, carried up your stairs and put where you point.</p>
          {firstRoom && (
            <Button asChild className="mt-6">
              <Link to={categoryHref(firstRoom)}>{`See the ${firstRoom.name.toLowerCase()}`}</Link>
            </Button>
          )}
        </div>
      </Container>
      {scene && (
        <div className="[container-type:size] relative aspect-[4/5] overflow-hidden md:aspect-[768/470] xl:absolute xl:inset-0 xl:aspect-auto">
          <RoomScene scene={scene} sizes={wideSizes} first className="object-bottom" />
          <Spots spots={spots} ratio={scene.day.wide.width / scene.day.wide.height} />
        </div>
      )}
    </section>
  );
}

/**
 * Prices on threads, where the pieces stand. Their ground is as large as the picture that covers the frame, cut sides
 * included, so that they stay with it at every width. A phone has room for one, at the foot of the picture.
 */
function Spots({ spots, ratio }: { spots: HeroHotspot[]; ratio: number }) {
  const [first] = spots;
  const ground = {
    width: `max(100cqw, ${ratio * 100}cqh)`,
    aspectRatio: ratio,
  };
  return (
    <>
      {first && <Tag spot={first} className="absolute start-4 bottom-6 md:hidden" />}
      <ul
        aria-label="In the picture"
        style={ground}
        className="pointer-events-none absolute bottom-0 left-1/2 hidden -translate-x-1/2 md:block"
      >
        {spots.map((spot, index) => (
          <li
            key={spot.id}
            style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
            className="group/spot pointer-events-auto absolute"
          >
            <HotspotDot />
            <span
              aria-hidden="true"
              className={`absolute h-14 origin-top border-surface border-s-2 border-dashed ${threads[index] ?? ''}`}
            />
            <Tag spot={spot} className={`absolute ${tags[index] ?? ''}`} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each hangs to a side where nothing else hangs. */
const threads = [
  'top-1.5 rotate-[40deg] xl:h-34',
  'top-1.5 -rotate-[50deg]',
  '-top-0.5 rotate-[150deg] xl:rotate-[112deg]',
];
// The first is as wide before the shop's faces are there as with them, or its left side would move.
const tags = [
  'top-12 end-6 min-w-44 xl:top-26 xl:end-21',
  'top-1 start-11 xl:top-6',
  'bottom-11 end-6 xl:bottom-5 xl:end-12',
];

function Tag({ spot: { id, title, price }, className }: { spot: HeroHotspot; className: string }) {
  return (
    <Link
      to={detailsHref(id)}
      discover="none"
      className={`${hotspotLabelClass} hover:underline ${className}`}
    >
      <HotspotLabel title={title} price={price} />
    </Link>
  );
}
