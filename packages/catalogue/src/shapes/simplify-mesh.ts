import { MeshoptSimplifier } from 'meshoptimizer';
import type { Part } from './generator-output.ts';
import { type FaceGroup, groupByErrorLimit } from './simplification-error.ts';

/** More than this nobody sees on a telephone, and every telephone turns it smoothly. */
const mostTriangles = 42_000;

/** How far a face may stray at first, in metres; more where a piece has too many, or weighs too much. */
const finest = 0.0002;

/** By how much further each time, and where it ends. */
const step = 1.5;
const furthest = 0.02;

/** From here on what is broad looks worse than what is slender would: then wires and threads have to give way as well. */
const coarse = 0.002;

/** What a turned normal, or another shade, counts for beside a moved point, in metres. */
const weights = { normal: 0.004, shade: 0.005 };

/**
 * Fewer faces for the same piece, and again fewer, for whoever finds that still too heavy; the last are as few as can be.
 * Edges of cloth and grain stay where they are.
 */
export async function* simplifyMesh(parts: readonly Part[]): AsyncGenerator<Part[], void> {
  await MeshoptSimplifier.ready;
  const sorted = parts.map((part) => ({ part, kinds: groupByErrorLimit(part) }));
  for (let error = finest; ; error *= step) {
    const lighter = sorted.map(({ part, kinds }) => simplify(part, kinds, error));
    const triangles = lighter.reduce((sum, { index }) => sum + index.length / 3, 0);
    const isLast = error > furthest;
    if (triangles <= mostTriangles || isLast) yield lighter;
    if (isLast) return;
  }
}

function simplify(part: Part, kinds: readonly FaceGroup[], error: number): Part {
  const count = part.shade.length;
  const attributes = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    attributes.set(part.normal.subarray(i * 3, i * 3 + 3), i * 4);
    attributes[i * 4 + 3] = part.shade[i] ?? 1;
  }
  const { normal, shade } = weights;
  const index = kinds.flatMap((faces) => {
    const [lighter] = MeshoptSimplifier.simplifyWithAttributes(
      faces.index,
      part.position,
      3,
      attributes,
      4,
      [normal, normal, normal, shade],
      null,
      0,
      Math.min(error, faces.reach * Math.max(1, error / coarse)),
      ['ErrorAbsolute'],
    );
    return [...lighter];
  });
  return compact({ ...part, index: Uint32Array.from(index) });
}

/** Leaves out the points that no face needs any more. */
function compact({ key, position, normal, uv, shade, index }: Part): Part {
  const [map, count] = MeshoptSimplifier.compactMesh(index);
  const moved = (values: Float32Array, width: number) => {
    const out = new Float32Array(count * width);
    map.forEach((to, from) => {
      if (to < count) out.set(values.subarray(from * width, from * width + width), to * width);
    });
    return out;
  };
  return {
    key,
    position: moved(position, 3),
    normal: moved(normal, 3),
    uv: moved(uv, 2),
    shade: moved(shade, 1),
    index,
  };
}
