import { MeshoptSimplifier } from 'meshoptimizer';
import type { MeshPart } from './generator-output.ts';
import { type FaceGroup, groupFacesByErrorLimit } from './group-faces-by-error-limit.ts';

/** More triangles make no visible difference on a phone, and every phone renders this many smoothly. */
const maxTriangles = 42_000;

/** How far a face may move at first, in metres; more if the model has too many triangles, or too many bytes. */
const finest = 0.0002;

/** The factor between two attempts; `furthest` is where they end. */
const step = 1.5;
const furthest = 0.02;

/**
 * From this error on, a broad surface looks worse than a slender one would, so wires and threads are simplified too.
 */
const coarse = 0.002;

/** The weights of a changed normal and a changed shade, relative to a moved point, in metres. */
const weights = { normal: 0.004, shade: 0.005 };

/**
 * Yields simpler and simpler meshes of the same item, for callers that find the last one too large; the final one is
 * the simplest possible. Edges between materials stay in place.
 */
export async function* simplifyMesh(parts: readonly MeshPart[]): AsyncGenerator<MeshPart[], void> {
  await MeshoptSimplifier.ready;
  const sorted = parts.map((part) => ({ part, kinds: groupFacesByErrorLimit(part) }));
  for (let error = finest; ; error *= step) {
    const lighter = sorted.map(({ part, kinds }) => simplify(part, kinds, error));
    const triangles = lighter.reduce((sum, { index }) => sum + index.length / 3, 0);
    const isLast = error > furthest;
    if (triangles <= maxTriangles || isLast) yield lighter;
    if (isLast) return;
  }
}

function simplify(part: MeshPart, kinds: readonly FaceGroup[], error: number): MeshPart {
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
      Math.min(error, faces.errorLimit * Math.max(1, error / coarse)),
      ['ErrorAbsolute'],
    );
    return [...lighter];
  });
  return compact({ ...part, index: Uint32Array.from(index) });
}

/** Removes points that no face uses. */
function compact({ key, position, normal, uv, shade, index }: MeshPart): MeshPart {
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
