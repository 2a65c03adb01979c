import { Carousel } from '@piri/ui/carousel';
import { Heading } from '@piri/ui/heading';
import { useEffect, useState } from 'react';
import { useResolveContentHref } from '../../catalogue/categories/use-resolve-content-href.ts';
import { RoomScene } from '../../platform/images/room-scene.tsx';
import { StandaloneLink } from '../../platform/links/standalone-link.tsx';
import type { SceneSlide } from './load-scene-slides.ts';

/** A slider of the shop's rooms, in the light of the theme. Renders nothing if they could not be loaded. */
export default function SceneSlider() {
  const [slides, setSlides] = useState<SceneSlide[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    fetch('/room-slides', { signal: stop.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as SceneSlide[]) : []))
      .then(setSlides)
      .catch((error: unknown) => {
        // The page was left, or the network is down. Every link of the slides is also further up on the page.
        if (!stop.signal.aborted) console.debug('The slider of rooms could not be loaded.', error);
      });
    return () => stop.abort();
  }, []);

  if (slides.length === 0) return null;
  return (
    <section aria-labelledby="room-scenes" className="pt-14 md:pt-20">
      <Heading level={2} id="room-scenes">
        Rooms we’ve put together
      </Heading>
      <Carousel
        label="Our rooms"
        className="mt-7"
        slides={slides.map((slide) => ({
          id: slide.title,
          label: slide.title,
          content: <Slide {...slide} />,
        }))}
      />
    </section>
  );
}

function Slide({ title, link, scene }: SceneSlide) {
  const resolveContentHref = useResolveContentHref();
  return (
    <div className="corner-mitre relative aspect-4/5 overflow-clip md:aspect-16/9 xl:aspect-5/2">
      <RoomScene
        scene={scene}
        sizes="(width >= 90rem) 1376px, calc(100vw - 4rem)"
        tallSizes="calc(100vw - 2rem)"
        className="object-[50%_80%]"
      />
      <div className="absolute start-4 bottom-4 max-w-80 rounded-chip bg-surface px-5 py-4 shadow-floating max-md:end-4 md:start-8 md:bottom-8">
        <p className="font-display text-small-title">{title}</p>
        {link && (
          <p className="mt-1">
            <StandaloneLink to={resolveContentHref(link.to)}>{link.label}</StandaloneLink>
          </p>
        )}
      </div>
    </div>
  );
}
