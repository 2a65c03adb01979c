import type { CSSProperties } from 'react';
import { backdropClasses } from '../../catalogue/items/backdrop-classes.ts';
import { ItemSilhouette } from '../../catalogue/items/sprite-silhouettes.tsx';
import { getFallbackImageProps, ImageSource } from '../../platform/images/image-source.tsx';
import type { ArrangedBundleItem } from './arrange-bundle-items.ts';
import type { BundleData } from './bundle-offer.tsx';
import { layoutBundleImages } from './layout-bundle-images.ts';

/** The image of a bundle: a room, else its items as a group, else a drawing. */
export function BundleImage({
  bundle: { backdrop, room, positions, drawing },
}: {
  bundle: Pick<BundleData, 'backdrop' | 'room' | 'positions' | 'drawing'>;
}) {
  return (
    <div
      className={`[container-type:size] relative row-start-1 overflow-clip ${backdrop ? backdropClasses[backdrop] : 'bg-surface-muted'}`}
    >
      {room && (
        <picture>
          <ImageSource image={room} sizes="(width >= 80rem) 80vw, (width >= 48rem) 70vw, 130vw" />
          <img
            {...getFallbackImageProps(room)}
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        </picture>
      )}
      {positions.length > 0 && <Together positions={positions} />}
      {drawing && (
        <div className="absolute inset-0 grid place-items-center p-10">
          <ItemSilhouette drawing={drawing} />
        </div>
      )}
    </div>
  );
}

/**
 * Renders the group in units of 1 % of the largest area that it fits into, so that its proportions are the same in any
 * frame.
 */
function Together({ positions }: { positions: readonly ArrangedBundleItem[] }) {
  const { images, high } = layoutBundleImages(positions);
  const part = { '--part': `min(1cqw,${round(82 / high)}cqh)` } as CSSProperties;
  return (
    <div className="absolute inset-0" style={part}>
      {images.map(({ image, left, bottom, width }) => (
        <picture key={`${left} ${bottom}`}>
          <ImageSource
            image={image}
            sizes={`(width >= 48rem) ${Math.round(width * 0.6)}vw, ${Math.round(width)}vw`}
          />
          <img
            {...getFallbackImageProps(image)}
            alt=""
            loading="lazy"
            className="absolute h-auto max-w-none"
            style={{
              width: `calc(var(--part)*${round(width)})`,
              left: `calc(50% + var(--part)*${round(left)})`,
              bottom: `calc(50% + var(--part)*${round(bottom)})`,
            }}
          />
        </picture>
      ))}
    </div>
  );
}

function round(part: number): number {
  return Math.round(part * 100) / 100;
}
