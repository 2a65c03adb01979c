import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getModelPath, type Model3d, type ModelManifest, modelManifestSchema } from '../models3d.ts';
import { type BuildGltfDocumentParams, buildGltfDocument } from './build-gltf-document.ts';
import { encodeGlb } from './encode-glb.ts';
import { type GeneratorOutput, type MeshPart, readMeshParts } from './generator-output.ts';
import { mergePlainParts } from './merge-plain-parts.ts';
import { writeModelManifest } from './model-files.ts';
import type { ModelJob } from './model-jobs.ts';
import { simplifyMesh } from './simplify-mesh.ts';
import { type EncodedTexture, encodeTextureFile } from './textures.ts';

/** In bytes. With the textures of a variant, it stays below the limit of what a phone may have to load. */
const maxBytes = 460_000;

export interface BuildProductModelsParams {
  job: ModelJob;
  raw: GeneratorOutput;
  /** The folder of the generator's output. */
  folder: string;
  /** The folder of the shop's files. */
  shapes: string;
  made: string;
}

/** Creates the shop's files from the generator's output, and last the manifest, which names only existing files. */
export async function buildProductModels({
  job,
  raw,
  folder,
  shapes,
  made,
}: BuildProductModelsParams): Promise<ModelManifest> {
  const textures = new Map<string, EncodedTexture>();
  for (const [name, { file, seeThrough = false }] of Object.entries(raw.surfaces)) {
    if (file === undefined) continue;
    textures.set(name, await encodeTextureFile(name, { source: join(folder, file), seeThrough, shapes }));
  }
  const build = async (form: ModelJob['shapes'][number], rawForm: GeneratorOutput['shapes'][number]) => {
    let built: { documentParams: BuildGltfDocumentParams; glb: Uint8Array } | undefined;
    for await (const light of simplifyMesh(readMeshParts(folder, rawForm))) {
      const { parts, looks, surfaces } = mergePlainParts(light, rawForm.looks, raw.surfaces);
      const documentParams = { parts, raw: { ...rawForm, looks }, looks: form.looks, surfaces, textures };
      built = { documentParams, glb: await encodeGlb(buildGltfDocument(documentParams)) };
      if (built.glb.length <= maxBytes) break;
    }
    if (built === undefined) throw new Error(`"${form.name}" has no faces.`);
    return built;
  };
  const models: Model3d[] = [];
  for (const form of job.shapes) {
    const rawForm = raw.shapes.find(({ name }) => name === form.name);
    if (rawForm === undefined) throw new Error(`The generator did not write "${form.name}".`);
    const { documentParams, glb } = await build(form, rawForm);
    const hash = createHash('sha256').update(glb).digest('hex').slice(0, 8);
    const path = join(shapes, getModelPath(job.id, { name: form.name, hash }));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, glb);
    models.push({
      name: form.name,
      hash,
      bytes: glb.length,
      triangles: documentParams.parts.reduce((sum, { index }) => sum + index.length / 3, 0),
      bounds: getBounds(documentParams.parts),
      looks: form.looks.map(({ name, label, when }) => ({
        name,
        label,
        when,
        textures: listTextures(documentParams, name),
      })),
    });
  }
  const used = new Set(models.flatMap(({ looks }) => looks.flatMap((variant) => variant.textures)));
  const sizes = [...textures.values()].filter(({ file }) => used.has(file));
  const manifest = modelManifestSchema.parse({
    id: job.id,
    made,
    shapes: models,
    textures: Object.fromEntries(sizes.map(({ file, image }) => [file, image.length])),
  });
  await writeModelManifest(shapes, manifest);
  return manifest;
}

function listTextures({ raw, textures }: BuildGltfDocumentParams, variant: string): string[] {
  const names = Object.values(raw.looks[variant] ?? {});
  return [...new Set(names.flatMap((name) => textures.get(name)?.file ?? []))].sort();
}

/** Returns the bounds in metres, Y up. */
function getBounds(parts: readonly MeshPart[]): Model3d['bounds'] {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { position } of parts) {
    position.forEach((value, i) => {
      low[i % 3] = Math.min(low[i % 3] ?? 0, value);
      high[i % 3] = Math.max(high[i % 3] ?? 0, value);
    });
  }
  const [x0 = 0, y0 = 0, z0 = 0] = low;
  const [x1 = 0, y1 = 0, z1 = 0] = high;
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  return {
    min: [round(x0), round(z0), round(-y1)],
    max: [round(x1), round(z1), round(-y0)],
  };
}
