import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import type { Scene } from '../../../../server/files/image-index.ts';
import { RoomScene } from '../../platform/images/room-scene.tsx';

/** A promotion of the fit check, beside an image of a room. */
export function FitCheckPromo({ sentence, scene }: { sentence: string; scene: Scene | undefined }) {
  return (
    <section aria-labelledby="measure" className="mt-14 grid gap-2 md:mt-20 md:grid-cols-[2fr_3fr] md:gap-4">
      <div className="flex min-h-80 flex-col rounded-chip bg-inverse-surface p-8 text-on-inverse md:min-h-130 md:p-12">
        {/* The heading's font only has its own letters. Any other text would need the whole italic font. */}
        <h2
          id="measure"
          className="text-page-title italic [font-family:var(--font-headline-active,'Tiro_headline',var(--piri-font-display))]"
        >
          Measure
          <br />
          the lift first.
        </h2>
        <div className="mt-auto grid max-w-[46ch] gap-3 pt-10 text-on-inverse-muted">
          {sentence && <p className="font-semibold text-on-inverse">{sentence}</p>}
          <p>
            A sofa that fits the room may still get stuck on the landing. Give us the size of your door,
            stairs and lift and, before you pay, we’ll show you in a drawing whether each piece will get
            through.
          </p>
        </div>
        <p className="mt-5">
          <UiLink asChild variant="standalone" className="text-on-inverse">
            <Link to="/will-it-fit" discover="none">
              Check my stairs
            </Link>
          </UiLink>
        </p>
      </div>
      {scene && (
        <div className="corner-mitre relative min-h-80 overflow-hidden">
          <RoomScene
            scene={{ day: { wide: scene.day.wide }, night: { wide: scene.night.wide } }}
            sizes="(width >= 48rem) 110vw, 170vw"
            className="origin-[14%_86%] scale-[1.7] object-[16%_50%]"
          />
        </div>
      )}
    </section>
  );
}
