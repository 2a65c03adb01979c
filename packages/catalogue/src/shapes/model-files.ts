import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getModelPath, type ModelManifest, readModelManifests } from '../models3d.ts';

/** Writes the manifest with one model and one texture on each line, so that a diff shows which one changed. */
export async function writeModelManifest(models: string, manifest: ModelManifest): Promise<void> {
  const rows = manifest.shapes.map((model) => `    ${JSON.stringify(model)}`).join(',\n');
  const textures = Object.entries(manifest.textures)
    .map(([file, bytes]) => `    ${JSON.stringify(file)}: ${bytes}`)
    .join(',\n');
  const text = `{\n  "id": "${manifest.id}",\n  "made": "${manifest.made}",\n  "shapes": [\n${rows}\n  ],\n  "textures": {\n${textures}\n  }\n}\n`;
  const file = join(models, `${manifest.id}.json`);
  await mkdir(models, { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

/** Returns every file that a manifest names, below `shapes/`, with its expected size in bytes. */
export function listModelFiles(manifest: ModelManifest): [file: string, bytes: number][] {
  return [
    ...manifest.shapes.map((model): [string, number] => [getModelPath(manifest.id, model), model.bytes]),
    ...Object.entries(manifest.textures).map(([file, bytes]): [string, number] => [
      `textures/${file}`,
      bytes,
    ]),
  ];
}

/** Returns whether all files of a manifest exist in their recorded size. */
export function isModelComplete(models: string, manifest: ModelManifest): boolean {
  return listModelFiles(manifest).every(
    ([file, bytes]) => statSync(join(models, file), { throwIfNoEntry: false })?.size === bytes,
  );
}

/** Returns the files below `shapes/` that no manifest names: earlier versions, and unused textures. */
export function findOrphanModelFiles(models: string): string[] {
  const manifests = readModelManifests(models);
  const named = new Set(
    manifests.flatMap((one) => [`${one.id}.json`, ...listModelFiles(one).map(([file]) => file)]),
  );
  return globSync('**/*.*', { cwd: models }).filter((file) => !named.has(file));
}

export function removeOrphanModelFiles(models: string): void {
  for (const file of findOrphanModelFiles(models)) rmSync(join(models, file));
}

/** Returns the JSON of a glTF file. */
export function readGlbJson(file: string): Record<string, unknown> {
  const bytes = readFileSync(file);
  return JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)));
}
