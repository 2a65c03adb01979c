import type { GeneratorOutput, MeshPart, Surface } from './generator-output.ts';
import { srgbToLinear } from './gltf-material-factory.ts';

/** The surface of parts that have a colour for each point. */
const gathered = 'plain';

export interface MergedParts {
  parts: MeshPart[];
  looks: GeneratorOutput['shapes'][number]['looks'];
  surfaces: GeneratorOutput['surfaces'];
}

/**
 * Merges matt parts that have the same single colour in every variant into one part with a colour for each point.
 * Otherwise, fifty books in fifty colours would need fifty materials.
 */
export function mergePlainParts(
  parts: readonly MeshPart[],
  variants: MergedParts['looks'],
  surfaces: MergedParts['surfaces'],
): MergedParts {
  const getColour = (key: string) => {
    const [name, ...others] = new Set(Object.values(variants).map((variant) => variant[key]));
    const surface = name === undefined || others.length > 0 ? undefined : surfaces[name];
    return surface && isPlain(surface) ? surface.colour : undefined;
  };
  const plain = parts.filter(({ key }) => getColour(key));
  if (plain.length < 2) return { parts: [...parts], looks: variants, surfaces };
  const one = join(
    plain.map((part) => ({ ...part, colour: filled(part, getColour(part.key) ?? [1, 1, 1]) })),
  );
  return {
    parts: [...parts.filter((part) => !plain.includes(part)), one],
    looks: Object.fromEntries(
      Object.entries(variants).map(([variant, names]) => [variant, { ...names, [gathered]: gathered }]),
    ),
    surfaces: { ...surfaces, [gathered]: { roughness: 0.7, metallic: 0, colour: [1, 1, 1] } },
  };
}

function isPlain({ file, colour, metallic, alpha, roughness }: Surface): boolean {
  return (
    file === undefined && colour !== undefined && metallic === 0 && alpha === undefined && roughness > 0.45
  );
}

function filled({ shade }: MeshPart, colour: readonly [number, number, number]): Float32Array {
  const own = srgbToLinear(colour);
  return new Float32Array(shade.length * 3).map((_, i) => own[i % 3] ?? 1);
}

function join(parts: readonly (MeshPart & { colour: Float32Array })[]): MeshPart {
  const floats = (pick: (part: MeshPart & { colour: Float32Array }) => Float32Array) =>
    Float32Array.from(parts.flatMap((part) => [...pick(part)]));
  let start = 0;
  const index = parts.flatMap((part) => {
    const own = [...part.index].map((i) => i + start);
    start += part.shade.length;
    return own;
  });
  return {
    key: gathered,
    position: floats((part) => part.position),
    normal: floats((part) => part.normal),
    uv: floats((part) => part.uv),
    shade: floats((part) => part.shade),
    colour: floats((part) => part.colour),
    index: Uint32Array.from(index),
  };
}
