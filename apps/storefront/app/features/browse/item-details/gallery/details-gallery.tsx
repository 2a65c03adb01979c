import { Gallery } from '@piri/ui/gallery';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Dimensions } from '../../../catalogue/silhouettes/outlines/silhouette-names.ts';
import type { DetailsData, OptionValues } from '../../item-data/details-data.ts';
import { getDimensions } from '../../item-data/get-dimensions.ts';
import { OpenModelButton } from '../../model-viewer/open-model-button.tsx';
import { selectModel } from '../../model-viewer/select-model.ts';
import { DimensionSummary } from './dimension-summary.tsx';
import { buildSlides, type FrameSize, getImages } from './gallery-slides.tsx';
import { ImageGrid } from './image-grid.tsx';

const loadLightbox = () => import('@piri/ui/lightbox');
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

export interface DetailsGalleryProps {
  item: DetailsData;
  chosen: OptionValues;
  /** Width and height of the stage. @default [7, 6] */
  stage?: FrameSize;
  /** The other views large below the stage, where the window is wide. */
  spread?: boolean;
}

const usualStage = [7, 6] as const;
const squareStage = [1, 1] as const;
const uprightStage = [6, 7] as const;

function stageOfDrawn({ width, height }: Dimensions): FrameSize {
  return height > width ? uprightStage : squareStage;
}

/** The pictures of what is chosen, and the same piece drawn with its measures. A look is changed without waiting. */
export function DetailsGallery({ item, chosen, stage = usualStage, spread = false }: DetailsGalleryProps) {
  const { id, title } = item;
  const galleryId = `pictures-of-${id}`;
  const isDrawn = item.pictures.length === 0;
  const measures = getDimensions(item, chosen).dimensions;
  // A drawing has no other views below it, so it stands larger.
  const shape = isDrawn && spread ? stageOfDrawn(measures) : stage;
  const items = useMemo(() => buildSlides(item, chosen, shape), [item, chosen, shape]);
  const [active, setActive] = useState<string>();
  const [near, setNear] = useState<boolean>();
  const [turning, setTurning] = useState(false);
  const look = items[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new variant starts at its first image
  useEffect(() => setActive(undefined), [look]);
  const [face] = getImages(item, chosen);
  const model = item.models && selectModel(item.models, chosen);
  const shared = { items, activeId: active, onActiveIdChange: setActive };
  return (
    <>
      <div className="relative">
        <Gallery
          {...shared}
          ratio={shape.join(' / ')}
          id={galleryId}
          label={`Pictures of ${title}`}
          // What lies behind the piece that is turned is not to be reached.
          inert={turning}
          onZoom={() => setNear(true)}
          onZoomIntent={() => void loadLightbox()}
          // To the edges of a phone: the picture is what one came for.
          className="inert:opacity-40 max-md:**:data-[slot=gallery-frame]:-mx-4"
        />
        {model && face && (
          <OpenModelButton
            open={turning}
            onOpen={() => setTurning(true)}
            onClose={() => setTurning(false)}
            title={title}
            model={model}
            chosen={chosen}
            face={face}
            stage={shape}
          />
        )}
      </div>
      {spread && (
        <ImageGrid
          pictures={getImages(item, chosen).slice(1)}
          galleryId={galleryId}
          onLook={(slide) => {
            setActive(slide);
            setNear(true);
          }}
        />
      )}
      {isDrawn && <DimensionSummary measures={measures} />}
      {near !== undefined && (
        <Suspense>
          <Lightbox {...shared} open={near} title={title} onClose={() => setNear(false)} />
        </Suspense>
      )}
    </>
  );
}
