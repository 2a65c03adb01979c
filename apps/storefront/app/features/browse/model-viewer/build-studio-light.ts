import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Renders the lighting of the photographs as an environment map for the 3D view, from the watts and metres in
 * `packages/catalogue/models/piri/studio.py`. Run: pnpm --filter @piri/storefront studio-light
 */

type Three = readonly [number, number, number];

interface Lamp {
  /** The position in metres from the item: right, up, towards the camera. */
  at: Three;
  /** The area in square metres, the power in watts, and the colour. */
  area: number;
  watts: number;
  colour: Three;
}

const lamps: readonly Lamp[] = [
  { at: [-2.9, 3.4, 2.5], area: 4.83, watts: 400, colour: [1, 0.965, 0.92] },
  { at: [0.2, 3.7, 0], area: 6, watts: 62, colour: [1, 0.99, 0.975] },
  { at: [4.2, 1.3, 2.4], area: 4.84, watts: 26, colour: [0.95, 0.975, 1] },
  { at: [2.2, 2.1, -2.6], area: 1.28, watts: 62, colour: [1, 0.98, 0.95] },
];
const air: Three = [0.22, 0.216, 0.209];
/** The light reflected by the pale floor. */
const floor: Three = [1.0, 0.92, 0.8];
/** Matches the brightness of surfaces in open light to the photographs. Determined by comparison. */
const exposure: Three = [0.635, 0.618, 0.612];

const width = 64;
const height = 32;

const length = ([x, y, z]: Three) => Math.hypot(x, y, z);
const dot = (a: Three, b: Three) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function lightFrom(way: Three): Three {
  const sum: [number, number, number] = way[1] < 0 ? [...floor] : [...air];
  for (const { at, area, watts, colour } of lamps) {
    const far = length(at);
    // A disc of the lamp's apparent size as seen from the item, with a soft edge.
    const angle = Math.acos(1 - area / far ** 2 / (2 * Math.PI));
    const off = Math.acos(Math.min(1, dot(at, way) / far));
    const share = Math.min(1, Math.max(0, (angle * 1.15 - off) / (angle * 0.3)));
    colour.forEach((value, i) => {
      sum[i as 0 | 1 | 2] += (share * value * watts) / (Math.PI * area);
    });
  }
  return [sum[0] * exposure[0], sum[1] * exposure[1], sum[2] * exposure[2]];
}

/** Encodes a pixel as RGBE: three mantissas and a shared exponent. */
function packed(light: Three): number[] {
  const exponent = Math.ceil(Math.log2(Math.max(...light, 1e-9)));
  return [...light.map((value) => Math.min(255, Math.round((value / 2 ** exponent) * 256))), exponent + 128];
}

const points: number[] = [];
for (let row = 0; row < height; row++) {
  const up = Math.PI * (0.5 - (row + 0.5) / height);
  for (let column = 0; column < width; column++) {
    const around = 2 * Math.PI * ((column + 0.5) / width - 0.5);
    const way: Three = [Math.cos(up) * Math.cos(around), Math.sin(up), Math.cos(up) * Math.sin(around)];
    points.push(...packed(lightFrom(way)));
  }
}
const head = `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`;
writeFileSync(
  join(import.meta.dirname, 'studio.hdr'),
  Buffer.concat([Buffer.from(head), Buffer.from(points)]),
);
