import { Gallery } from '@piri/ui/gallery';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Measures } from '../../../catalogue/silhouettes/outlines/outlines.ts';
import type { DetailsData, Values } from '../../item-data/details-data.ts';
import { measuresOf } from '../../item-data/measures-of.ts';
import { modelFor } from '../../model-viewer/choose-model.ts';
import { ShapeOpener } from '../../model-viewer/shape-opener.tsx';
import { DrawnMeasures } from './drawn-measures.tsx';
import { picturesOf, type Stage, slidesOf } from './gallery-slides.tsx';
import { OtherViews } from './other-views.tsx';

const loadLightbox = () => import('@piri/ui/lightbox');
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

export interface DetailsGalleryProps {
  item: DetailsData;
  chosen: Values;
  /** Width and height of the stage. @default [7, 6] */
  stage?: Stage;
  /** The other views large below the stage, where the window is wide. */
  spread?: boolean;
}

const usualStage = [7, 6] as const;
const squareStage = [1, 1] as const;
const uprightStage = [6, 7] as const;

function stageOfDrawn({ width, height }: Measures): Stage {
  return height > width ? uprightStage : squareStage;
}

/** The pictures of what is chosen, and the same piece drawn with its measures. A look is changed without waiting. */
export function DetailsGallery({ item, chosen, stage = usualStage, spread = false }: DetailsGalleryProps) {
  const { id, title } = item;
  const galleryId = `pictures-of-${id}`;
  const isDrawn = item.pictures.length === 0;
  const measures = measuresOf(item, chosen).dimensions;
  // A drawing has no other views below it, so it stands larger.
  const shape = isDrawn && spread ? stageOfDrawn(measures) : stage;
  const items = useMemo(() => slidesOf(item, chosen, shape), [item, chosen, shape]);
  const [active, setActive] = useState<string>();
  const [near, setNear] = useState<boolean>();
  const [turning, setTurning] = useState(false);
  const look = items[0]?.id;
  // Another look begins with its face, whatever was looked at of the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is the change to act upon
  useEffect(() => setActive(undefined), [look]);
  const [face] = picturesOf(item, chosen);
  const model = item.models && modelFor(item.models, chosen);
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
          className="inert:opacity-40 max-md:**:data-[slot=gallery-stage]:-mx-4"
        />
        {model && face && (
          <ShapeOpener
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
        <OtherViews
          pictures={picturesOf(item, chosen).slice(1)}
          galleryId={galleryId}
          onLook={(slide) => {
            setActive(slide);
            setNear(true);
          }}
        />
      )}
      {isDrawn && <DrawnMeasures measures={measures} />}
      {near !== undefined && (
        <Suspense>
          <Lightbox {...shared} open={near} title={title} onClose={() => setNear(false)} />
        </Suspense>
      )}
    </>
  );
}
