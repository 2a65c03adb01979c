import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { Link } from 'react-router-dom';
import type { Scene } from '../../../../server/files/image-index.ts';
import type { RootCategory } from '../../catalogue/categories/category-tree.ts';
import { getCategoryHref, getDetailsHref } from '../../catalogue/items/links.ts';
import { RoomScene } from '../../platform/images/room-scene.tsx';
import { HotspotDot, HotspotLabel, hotspotLabelClass } from '../shop-the-look/hotspot.tsx';

/** An item that is linked in the image, with its position in the wide crop, as fractions of its size. */
export interface HeroHotspot {
  id: string;
  title: string;
  price: number;
  x: number;
  y: number;
}

export interface HeroProps {
  firstRoom: RootCategory | undefined;
  /** Undefined if no room has an image: then only the text is shown. */
  scene: Scene | undefined;
  spots: HeroHotspot[];
}

/** The frame is wider than the image below 1280 px and taller above it, so the image is cut at its sides. */
const wideSizes = '(width >= 80rem) max(100vw, 1520px), 123vw';

/** The first screen: the headline on the wall of a living room. On narrower windows the text is above the image. */
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
          <p lang="bn" className="mt-4 font-display text-accent text-small-title">
            আগে বসুন।
          </p>
        </div>
        {/* Reserves the height of the button, which loads later, since the row is aligned to its end. */}
        <div className="mt-4 max-w-[34ch] md:max-xl:min-h-36.5 xl:w-fit">
          <p>
            Sofas, beds and tables from our own workshop, carried up your stairs and set down wherever you
            point.
          </p>
          {firstRoom && (
            <Button asChild className="mt-6">
              <Link to={getCategoryHref(firstRoom)}>{`See the ${firstRoom.name.toLowerCase()}`}</Link>
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
 * Price labels on the items. The list has the size of the image that covers the frame, including its cut sides, so that
 * labels keep their positions at every width. A phone shows one label, at the bottom of the image.
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

/** Each label is on a side where it does not overlap another one. */
const threads = [
  'top-1.5 rotate-[40deg] xl:h-34',
  'top-1.5 -rotate-[50deg]',
  '-top-0.5 rotate-[150deg] xl:rotate-[112deg]',
];
// The first label has the same width before and after the web fonts load. Otherwise its left side would move.
const tags = [
  'top-12 end-6 min-w-44 xl:top-26 xl:end-21',
  'top-1 start-11 xl:top-6',
  'bottom-11 end-6 xl:bottom-5 xl:end-12',
];

function Tag({ spot: { id, title, price }, className }: { spot: HeroHotspot; className: string }) {
  return (
    <Link
      to={getDetailsHref(id)}
      discover="none"
      className={`${hotspotLabelClass} hover:underline ${className}`}
    >
      <HotspotLabel title={title} price={price} />
    </Link>
  );
}
