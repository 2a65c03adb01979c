import { z } from 'zod';

const row = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** The position of the camera for an image. Lengths are in metres; the camera looks along its own −Z, and +Y is up. */
export const imageCameraSchema = z.strictObject({
  /** From camera to world: rotation and position, row by row. */
  matrix: z.tuple([row, row, row]),
  /** Focal length ÷ width of the sensor. */
  focal: z.number().positive(),
  /** In widths of the image; it moves the content the other way. */
  shift: z.tuple([z.number(), z.number()]),
});
export type ImageCamera = z.output<typeof imageCameraSchema>;

/** In centimetres, as in product files. */
export interface ItemSize {
  width: number;
  depth: number;
  height: number;
}

/** In pixels, from the upper left. */
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** To the right, away from the front, up. */
export type Point3d = readonly [number, number, number];

/** Returns the position of a point of the world, in metres, in an image of this size. */
export function projectPoint(
  camera: ImageCamera,
  [x, y, z]: Point3d,
  width: number,
  height: number,
): [number, number] {
  const [first, second, third] = camera.matrix;
  const away: Point3d = [x - first[3], y - second[3], z - third[3]];
  // The inverse of a rotation is its transpose: the columns are the axes of the camera.
  const along = (axis: 0 | 1 | 2) => first[axis] * away[0] + second[axis] * away[1] + third[axis] * away[2];
  const depth = -along(2);
  return [
    width * (0.5 - camera.shift[0] + (camera.focal * along(0)) / depth),
    height / 2 + width * (camera.shift[1] - (camera.focal * along(1)) / depth),
  ];
}

/** Returns the rectangle around an item of this size, which is centred on the ground with its front towards −Y. */
export function projectHullBounds(
  camera: ImageCamera,
  size: ItemSize,
  hull: readonly Point3d[],
  width: number,
  height: number,
): Rectangle {
  const points = hull.map(([x, y, z]) => {
    const point: Point3d = [(x * size.width) / 200, (y * size.depth) / 200, (z * size.height) / 100];
    return projectPoint(camera, point, width, height);
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
