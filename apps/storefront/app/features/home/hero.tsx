import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { Link } from 'react-router-dom';
import type { Scene } from '../../../server/pictures.ts';
import { categoryHref } from '../catalogue/category-link.ts';
import type { Room } from '../navigation/rooms.ts';
import { RoomScene } from './room-scene.tsx';

export interface HeroProps {
  firstRoom: Room | undefined;
  /** Left out while no room has been pictured: then the words stand alone. */
  scene: Scene | undefined;
}

/** The first screen: the headline on the wall of a living room. On narrower windows the words stand above the room. */
export function Hero({ firstRoom, scene }: HeroProps) {
  return (
    <section
      className={scene && 'relative xl:h-[clamp(760px,46vw,960px)] xl:overflow-hidden'}
      aria-labelledby="hero"
    >
      <Container className="relative z-1 grid gap-x-16 pt-8 pb-8 md:grid-cols-[1fr_minmax(0,300px)] md:items-end xl:block xl:pt-11">
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
        <div className="mt-4 max-w-[34ch]">
          <p>Sofas, beds and tables from our own workshop, carried up your stairs and put where you point.</p>
          {firstRoom && (
            <Button asChild className="mt-6">
              <Link to={categoryHref(firstRoom)}>Start with the {firstRoom.name.toLowerCase()}</Link>
            </Button>
          )}
        </div>
      </Container>
      {scene && (
        <RoomScene
          scene={scene}
          className="relative aspect-[4/5] md:aspect-[768/470] xl:absolute xl:inset-0 xl:aspect-auto"
        />
      )}
    </section>
  );
}
