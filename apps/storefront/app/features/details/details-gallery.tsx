import { Gallery } from '@piri/ui/gallery';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { DetailsData, Values } from './details-data.ts';
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

/** The pictures of what is chosen, and the same piece drawn with its measures. A look is changed without waiting. */
export function DetailsGallery({ item, chosen, stage = usualStage, spread = false }: DetailsGalleryProps) {
  const { id, title } = item;
  const galleryId = `pictures-of-${id}`;
  const items = useMemo(() => slidesOf(item, chosen, stage), [item, chosen, stage]);
  const [active, setActive] = useState<string>();
  const [near, setNear] = useState<boolean>();
  const look = items[0]?.id;
  // Another look begins with its face, whatever was looked at of the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is the change to act upon
  useEffect(() => setActive(undefined), [look]);
  const shared = { items, activeId: active, onActiveIdChange: setActive };
  return (
    <>
      <Gallery
        {...shared}
        ratio={stage.join(' / ')}
        id={galleryId}
        label={`Pictures of ${title}`}
        onZoom={() => setNear(true)}
        onZoomIntent={() => void loadLightbox()}
        // To the edges of a phone: the picture is what one came for.
        className="max-md:**:data-[slot=gallery-stage]:-mx-4"
      />
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
      {item.pictures.length === 0 && (
        <p className="mt-3 text-ink-2 text-meta md:ml-22">Not photographed yet, but drawn to its measures.</p>
      )}
      {near !== undefined && (
        <Suspense>
          <Lightbox {...shared} open={near} title={title} onClose={() => setNear(false)} />
        </Suspense>
      )}
    </>
  );
}
