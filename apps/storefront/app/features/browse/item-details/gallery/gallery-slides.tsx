import type { GalleryItem } from '@piri/ui/gallery';
import { DimensionDrawing } from '../../../catalogue/dimension-drawing/dimension-drawing.tsx';
import { Silhouette } from '../../../catalogue/silhouettes/silhouette.tsx';
import { getMeasurements } from '../../item-data/get-measurements.ts';
import type { DetailsImage, ItemDetailsData, OptionValues } from '../../item-data/item-details-data.ts';
import { matchesOptions } from '../../item-data/select-sku.ts';
import { GalleryImage } from '../../model-viewer/gallery-image.tsx';

export type FrameAspectRatio = readonly [width: number, height: number];

const frameSizes = '(width >= 80rem) 832px, (width >= 64rem) 56vw, 100vw';

/** Returns the images that apply to the chosen variant, the main one first. */
export function getVariantImages({ images }: ItemDetailsData, chosen: OptionValues): DetailsImage[] {
  return images.filter(({ values }) => matchesOptions(chosen, values));
}

/** Returns the id of an image's slide, which is also the end of its URL fragment. */
export function getSlideId({ path }: DetailsImage): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Builds the slides of a gallery. An item without images gets a drawing. */
export function buildSlides(
  item: ItemDetailsData,
  chosen: OptionValues,
  [width, height]: FrameAspectRatio,
): GalleryItem[] {
  const { dimensions } = getMeasurements(item, chosen);
  const drawn = { name: item.silhouette, dimensions };
  const [coverImage, ...others] = getVariantImages(item, chosen);
  const measured: GalleryItem = {
    id: 'measures',
    label: `${item.title} with dimensions`,
    thumbnail: (
      <span className="relative block">
        <Silhouette {...drawn} alt="" />
        <span className="absolute inset-x-[16%] bottom-[8%] h-1.5 border-accent border-x before:absolute before:inset-x-0.5 before:top-1/2 before:border-accent before:border-t before:border-dashed" />
      </span>
    ),
    image: (
      <div className="grid size-full place-items-center bg-surface-muted p-4 md:p-10">
        <DimensionDrawing
          name={item.silhouette}
          dimensions={dimensions}
          views="front"
          label={`${item.title} with dimensions`}
        />
      </div>
    ),
  };
  if (!coverImage) {
    const alt = `${item.title}, drawn to scale`;
    return [
      {
        id: 'drawing',
        label: alt,
        thumbnail: <Silhouette {...drawn} alt="" />,
        image: <Silhouette {...drawn} alt={alt} />,
      },
      measured,
    ];
  }
  const ratio = width / height;
  return [toSlide(coverImage, ratio, true), measured, ...others.map((image) => toSlide(image, ratio, false))];
}

function toSlide(image: DetailsImage, frameRatio: number, priority: boolean): GalleryItem {
  const { alt } = image;
  return {
    id: getSlideId(image),
    label: alt,
    thumbnail: <GalleryImage image={image} alt="" sizes="160px" frameRatio={1} />,
    image: (
      <GalleryImage image={image} alt={alt} sizes={frameSizes} frameRatio={frameRatio} priority={priority} />
    ),
    zoomImage: <CloseUp image={image} />,
  };
}

/** Renders the item as large as the frame allows, whatever their aspect ratios. Images of details are shown whole. */
function CloseUp({ image }: { image: DetailsImage }) {
  const { outline, width, height, alt } = image;
  const fullRatio = width / height;
  const ratio = outline
    ? (fullRatio * (outline.right - outline.left)) / (outline.bottom - outline.top)
    : fullRatio;
  const style = { aspectRatio: ratio, width: `min(100cqw, ${Math.round(ratio * 10_000) / 100}cqh)` };
  return (
    <span className="grid size-full place-items-center overflow-clip bg-surface-muted [container-type:size]">
      <span className="block *:overflow-visible!" style={style}>
        <GalleryImage image={image} alt={alt} sizes="200vw" frameRatio={ratio} />
      </span>
    </span>
  );
}
