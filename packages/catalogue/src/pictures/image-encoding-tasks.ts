import type { Region } from 'sharp';
import type { ProductImage, SceneImage } from '../images.ts';
import { CliError } from './cli-error.ts';
import type { ImageEncodingOptions } from './encode-image.ts';
import type { MastersMetadata } from './render-output.ts';
import { cropHotspots, type RoomCrop, type RoomCrops } from './room-crops.ts';

/** An image that the shop serves, and the master it is made from. */
export interface ImageEncodingTask {
  file: string;
  /** What the image shows. */
  own: Pick<ProductImage, 'variant' | 'view' | 'camera'> | Pick<SceneImage, 'view' | 'crop' | 'hotspots'>;
  encoding: ImageEncodingOptions;
}

/** The widths by the width of the master. The last one is the full width. */
const widthsBySize: Readonly<Record<number, readonly number[]>> = {
  1200: [320, 480, 640, 900, 1200],
  900: [240, 360, 480, 640, 900],
};

/** The same steps for masters of another size, as fractions of their width. */
const steps = [4 / 15, 2 / 5, 8 / 15, 3 / 4, 1];

/**
 * The width that a phone of 412 px with a pixel ratio of 1.75 needs for a page's first image, and its maximum size to
 * load within a second on a slow connection. A product has 88 % of the screen's width, a room all of it.
 */
export const phoneBudgets = {
  product: { pixels: 634, bytes: 20_000 },
  scene: { pixels: 721, bytes: 45_000 },
} as const;

export function listImageEncodingTasks(master: MastersMetadata, crops: RoomCrops): ImageEncodingTask[] {
  const { id, pictures, hotspots } = master;
  if (hotspots === undefined) return pictures.map((image) => toProductEncodingTask(id, image));
  const roomCrops = crops[id];
  if (roomCrops === undefined)
    throw new CliError(`data/crops.json has no entry for the room "${id}". Add one.`);
  return pictures.flatMap((image) =>
    Object.entries(roomCrops).map(([name, crop]) => ({
      file: image.file,
      own: { view: image.view, crop: name, hotspots: cropHotspots(hotspots[image.view] ?? [], crop) },
      encoding: { region: toRegion(image, crop), widths: crop.widths, phone: phoneBudgets.scene },
    })),
  );
}

function toProductEncodingTask(id: string, image: MastersMetadata['pictures'][number]): ImageEncodingTask {
  const { file, variant, view, width, height, camera } = image;
  if (variant === undefined)
    throw new CliError(`The rendered image ${id}/${file} has no variant in its metadata. Render it again.`);
  const widths = widthsBySize[width] ?? steps.map((step) => Math.round(step * width));
  return {
    file,
    own: { variant, view, camera },
    encoding: { region: { left: 0, top: 0, width, height }, widths, phone: phoneBudgets.product },
  };
}

function toRegion({ width, height }: { width: number; height: number }, crop: RoomCrop): Region {
  return {
    left: Math.round(crop.left * width),
    top: Math.round(crop.top * height),
    width: Math.round(crop.width * width),
    height: Math.round(crop.height * height),
  };
}
