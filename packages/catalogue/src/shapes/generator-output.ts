import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const array = z.object({ at: z.int().nonnegative(), count: z.int().nonnegative() });

const surface = z.object({
  roughness: z.number(),
  metallic: z.number(),
  /** The colour, if it has only one: sRGB, 0 to 1. */
  colour: z.tuple([z.number(), z.number(), z.number()]).optional(),
  /** The image of its pattern, if it has one; `size` is its size in metres. */
  file: z.string().optional(),
  size: z.tuple([z.number(), z.number()]).optional(),
  alpha: z.number().optional(),
  /** Whether its image has holes. */
  seeThrough: z.boolean().optional(),
  sheen: z.boolean().optional(),
});
export type Surface = z.output<typeof surface>;

const generatorOutput = z.object({
  id: z.string(),
  shapes: z.array(
    z.object({
      name: z.string(),
      orbit: z.object({ around: z.number(), above: z.number() }),
      parts: z.array(
        z.object({
          key: z.string(),
          arrays: z.object({ position: array, normal: array, uv: array, shade: array, index: array }),
        }),
      ),
      /** The surface of each part, by variant. */
      looks: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  ),
  surfaces: z.record(z.string(), surface),
});
export type GeneratorOutput = z.output<typeof generatorOutput>;

/** All of an item that has the same surface. In metres, Z up. */
export interface MeshPart {
  key: string;
  position: Float32Array;
  normal: Float32Array;
  /** Also in metres, V up. */
  uv: Float32Array;
  /** 0 to 1, one for each point. */
  shade: Float32Array;
  /** One colour for each point, scene-linear, if the part has many colours. */
  colour?: Float32Array;
  index: Uint32Array;
}

/** Returns the file that the generator writes last; undefined if it never finished. */
export function readGeneratorOutput(folder: string): GeneratorOutput | undefined {
  const file = join(folder, 'record.json');
  return existsSync(file) ? generatorOutput.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export function readMeshParts(
  folder: string,
  { name, parts }: GeneratorOutput['shapes'][number],
): MeshPart[] {
  const { buffer, byteOffset, byteLength } = readFileSync(join(folder, `${name}.bin`));
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength);
  const floats = ({ at, count }: z.output<typeof array>) => new Float32Array(bytes, at, count);
  return parts.map(({ key, arrays }) => ({
    key,
    position: floats(arrays.position),
    normal: floats(arrays.normal),
    uv: floats(arrays.uv),
    shade: floats(arrays.shade),
    index: new Uint32Array(bytes, arrays.index.at, arrays.index.count),
  }));
}
