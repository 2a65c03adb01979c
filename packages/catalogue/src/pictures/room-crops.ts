import { z } from 'zod';
import { CatalogueFileError, parseObject, readCatalogueFileText } from '../catalogue-file.ts';
import { slugSchema } from '../fields.ts';
import type { Hotspot } from '../images.ts';

const file = 'crops.json';
const share = z.number().min(0).max(1, 'must be a share of the picture, from 0 to 1');

const crop = z.strictObject({
  left: share,
  top: share,
  width: share.positive(),
  height: share.positive(),
  /** The widths of the files, narrow to wide. */
  widths: z.array(z.int().positive()).length(5, 'must name five widths'),
});
export type RoomCrop = z.output<typeof crop>;

const crops = z.record(slugSchema, z.record(slugSchema, crop));
/** The crops by room, then by name. */
export type RoomCrops = z.output<typeof crops>;

/** Reads how the images of rooms are cropped for wide and for upright screens. */
export function readRoomCrops(): RoomCrops {
  return parseRoomCrops(readCatalogueFileText(file));
}

function parseRoomCrops(text: string): RoomCrops {
  const parsed = parseObject(file, text, crops);
  for (const [room, roomCrops] of Object.entries(parsed)) {
    for (const [name, { left, top, width, height }] of Object.entries(roomCrops)) {
      if (left + width > 1 || top + height > 1) {
        throw new CatalogueFileError(file, `room "${room}", crop "${name}"`, 'extends beyond the picture.');
      }
    }
  }
  return parsed;
}

/** Returns the positions of the items in a crop, without those outside of it. */
export function cropHotspots(hotspots: readonly Hotspot[], crop: RoomCrop): Hotspot[] {
  return hotspots
    .map(({ product, x, y }) => ({
      product,
      x: round((x - crop.left) / crop.width),
      y: round((y - crop.top) / crop.height),
    }))
    .filter(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1);
}

/** Rounds to a ten-thousandth of the image, which is less than a pixel. */
function round(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
