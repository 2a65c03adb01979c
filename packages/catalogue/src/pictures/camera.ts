import { z } from 'zod';

const row = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** Where a picture was taken from. Metres; the camera looks along its own −Z, +Y is up. */
export const camera = z.strictObject({
  /** From camera to world: rotation and place, row by row. */
  matrix: z.tuple([row, row, row]),
  /** Focal length ÷ width of the sensor. */
  focal: z.number().positive(),
  /** In widths of the picture; moves its content the other way. */
  shift: z.tuple([z.number(), z.number()]),
});
export type Camera = z.output<typeof camera>;

/** In centimetres, as product files have it. */
export interface Size {
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

type Point = readonly [number, number, number];

/** Where a point of the world, in metres, lies in a picture of this size. */
export function project(camera: Camera, [x, y, z]: Point, width: number, height: number): [number, number] {
  const [first, second, third] = camera.matrix;
  const away: Point = [x - first[3], y - second[3], z - third[3]];
  // The inverse of a rotation is its transpose: the columns are the axes of the camera.
  const along = (axis: 0 | 1 | 2) => first[axis] * away[0] + second[axis] * away[1] + third[axis] * away[2];
  const depth = -along(2);
  return [
    width * (0.5 - camera.shift[0] + (camera.focal * along(0)) / depth),
    height / 2 + width * (camera.shift[1] - (camera.focal * along(1)) / depth),
  ];
}

/** What a piece of this family stands on: one that is turned or thrown never reaches the corners of its box. */
export type Footprint = 'rectangle' | 'round';

const roundFamilies = ['floor-lamp', 'side-table', 'vase'];

export function footprintOf(family: string): Footprint {
  return roundFamilies.includes(family) ? 'round' : 'rectangle';
}

/** The rectangle around a piece's width × depth × height, which stands centred on the ground with its front towards −Y. */
export function projectBox(
  camera: Camera,
  size: Size,
  width: number,
  height: number,
  footprint: Footprint = 'rectangle',
): Rectangle {
  const points = ground[footprint].flatMap(([x, y]) =>
    [0, 1].map((z) => {
      const point: Point = [(x * size.width) / 200, (y * size.depth) / 200, (z * size.height) / 100];
      return project(camera, point, width, height);
    }),
  );
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** From −1 to 1 across and from front to back. */
const ground: Record<Footprint, readonly (readonly [number, number])[]> = {
  rectangle: [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const)),
  round: Array.from({ length: 64 }, (_, i) => [Math.cos((i * Math.PI) / 32), Math.sin((i * Math.PI) / 32)]),
};
