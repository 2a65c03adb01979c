import type { DetailsImage } from '../../item-data/item-details-data.ts';
import { GalleryImage } from '../../model-viewer/gallery-image.tsx';
import { getSlideId } from './gallery-slides.tsx';

export interface ImageGridProps {
  images: DetailsImage[];
  /** The id of the gallery with the slides of these images. */
  galleryId: string;
  /** Called with the id of a slide when its image is clicked. */
  onZoom: (slide: string) => void;
}

/**
 * The second and third images below the gallery. A click opens the close-up; without JavaScript it goes to the slide.
 */
export function ImageGrid({ images, galleryId, onZoom }: ImageGridProps) {
  if (images.length < 2) return null;
  return (
    <ul className="mt-3 ml-22 grid grid-cols-2 gap-3 max-lg:hidden print:hidden">
      {images.slice(0, 2).map((image) => {
        const slide = getSlideId(image);
        return (
          <li key={slide}>
            <a
              href={`#${galleryId}-${slide}`}
              onClick={(event) => {
                // Leaves clicks with a modifier key to the browser, which opens a new tab or window.
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onZoom(slide);
              }}
              className="block aspect-7/6 cursor-zoom-in outline-offset-2"
            >
              <GalleryImage image={image} alt={`Zoom in: ${image.alt}`} sizes="368px" frameRatio={7 / 6} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
