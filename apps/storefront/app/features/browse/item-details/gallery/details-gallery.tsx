import { Gallery } from '@piri/ui/gallery';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Dimensions } from '../../../catalogue/silhouettes/outlines/silhouette-names.ts';
import { getMeasurements } from '../../item-data/get-measurements.ts';
import type { ItemDetailsData, OptionValues } from '../../item-data/item-details-data.ts';
import { findModel } from '../../model-viewer/find-model.ts';
import { OpenModelButton } from '../../model-viewer/open-model-button.tsx';
import { DimensionSummary } from './dimension-summary.tsx';
import { buildSlides, type FrameAspectRatio, getVariantImages } from './gallery-slides.tsx';
import { ImageGrid } from './image-grid.tsx';

const loadLightbox = () => import('@piri/ui/lightbox');
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

export interface DetailsGalleryProps {
  item: ItemDetailsData;
  chosen: OptionValues;
  /** The aspect ratio of the gallery's frame, as width and height. @default [7, 6] */
  frame?: FrameAspectRatio;
  /** Shows the other views large below the frame on wide windows. */
  spread?: boolean;
}

const defaultFrame = [7, 6] as const;
const squareFrame = [1, 1] as const;
const uprightFrame = [6, 7] as const;

function getDrawnFrame({ width, height }: Dimensions): FrameAspectRatio {
  return height > width ? uprightFrame : squareFrame;
}

/**
 * A gallery of the chosen variant's images and of a drawing with its dimensions. Switches variants without loading
 * data.
 */
export function DetailsGallery({ item, chosen, frame = defaultFrame, spread = false }: DetailsGalleryProps) {
  const { id, title } = item;
  const galleryId = `pictures-of-${id}`;
  const isDrawn = item.images.length === 0;
  const measures = getMeasurements(item, chosen).dimensions;
  // A drawing has no other views below it, so its frame is larger.
  const shape = isDrawn && spread ? getDrawnFrame(measures) : frame;
  const items = useMemo(() => buildSlides(item, chosen, shape), [item, chosen, shape]);
  const [active, setActive] = useState<string>();
  const [near, setNear] = useState<boolean>();
  const [turning, setTurning] = useState(false);
  const look = items[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` changes with the variant, which has to start at its first image
  useEffect(() => setActive(undefined), [look]);
  const [coverImage] = getVariantImages(item, chosen);
  const model = item.models && findModel(item.models, chosen);
  const shared = { items, activeId: active, onActiveIdChange: setActive };
  return (
    <>
      <div className="relative">
        <Gallery
          {...shared}
          ratio={shape.join(' / ')}
          id={galleryId}
          label={`Pictures of ${title}`}
          // Makes the gallery behind the 3D view unreachable.
          inert={turning}
          onZoom={() => setNear(true)}
          onZoomIntent={() => void loadLightbox()}
          // Extends to the edges of the screen on a phone, where the image matters most.
          className="inert:opacity-40 max-md:**:data-[slot=gallery-frame]:-mx-4"
        />
        {model && coverImage && (
          <OpenModelButton
            open={turning}
            onOpen={() => setTurning(true)}
            onClose={() => setTurning(false)}
            title={title}
            model={model}
            chosen={chosen}
            coverImage={coverImage}
            frame={shape}
          />
        )}
      </div>
      {spread && (
        <ImageGrid
          images={getVariantImages(item, chosen).slice(1)}
          galleryId={galleryId}
          onZoom={(slide) => {
            setActive(slide);
            setNear(true);
          }}
        />
      )}
      {isDrawn && <DimensionSummary measures={measures} />}
      {near !== undefined && (
        <Suspense>
          <Lightbox {...shared} open={near} title={title} onOpenChange={setNear} />
        </Suspense>
      )}
    </>
  );
}
