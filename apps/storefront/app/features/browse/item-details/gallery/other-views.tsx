import type { DetailsPicture } from '../../item-data/details-data.ts';
import { OnStage } from '../../model-viewer/on-stage.tsx';
import { slideIdOf } from './gallery-slides.tsx';

export interface OtherViewsProps {
  pictures: DetailsPicture[];
  /** Of the gallery that holds their slides. */
  galleryId: string;
  /** One of them was pressed. */
  onLook: (slide: string) => void;
}

/** What lies behind the arrows, at a glance. Pressed, one looks closer; without a script the stage turns to it. */
export function OtherViews({ pictures, galleryId, onLook }: OtherViewsProps) {
  if (pictures.length < 2) return null;
  return (
    <ul className="mt-3 ml-22 grid grid-cols-2 gap-3 max-lg:hidden print:hidden">
      {pictures.slice(0, 2).map((picture) => {
        const slide = slideIdOf(picture);
        return (
          <li key={slide}>
            <a
              href={`#${galleryId}-${slide}`}
              onClick={(event) => {
                // A press with a key held down wants a new tab or window, and gets it.
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onLook(slide);
              }}
              className="block aspect-7/6 cursor-zoom-in outline-offset-2"
            >
              <OnStage
                picture={picture}
                alt={`Look closer: ${picture.alt}`}
                sizes="368px"
                stageRatio={7 / 6}
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
