import type { DetailsImage } from '../../item-data/details-data.ts';
import { GalleryImage } from '../../model-viewer/gallery-image.tsx';
import { getSlideId } from './gallery-slides.tsx';

export interface ImageGridProps {
  pictures: DetailsImage[];
  /** Of the gallery that holds their slides. */
  galleryId: string;
  /** One of them was pressed. */
  onLook: (slide: string) => void;
}

/** What lies behind the arrows, at a glance. Pressed, one looks closer; without a script the stage turns to it. */
export function ImageGrid({ pictures, galleryId, onLook }: ImageGridProps) {
  if (pictures.length < 2) return null;
  return (
    <ul className="mt-3 ml-22 grid grid-cols-2 gap-3 max-lg:hidden print:hidden">
      {pictures.slice(0, 2).map((picture) => {
        const slide = getSlideId(picture);
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
              <GalleryImage
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
