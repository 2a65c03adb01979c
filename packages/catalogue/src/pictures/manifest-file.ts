import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getImagePath, type ImageManifest, imageManifestSchema, listImageFileSpecs } from '../images.ts';

type ImageEntry = ImageManifest['pictures'][number];

/** Returns what was encoded before; undefined if there is no manifest or an older encoder wrote it. */
export function readImageManifest(images: string, id: string): ImageManifest | undefined {
  const file = getManifestPath(images, id);
  return existsSync(file)
    ? imageManifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
    : undefined;
}

/** Writes the manifest with one image on each line, so that a diff shows which one changed. */
export async function writeImageManifest(
  pictures: string,
  { kind, id, pictures: images }: ImageManifest,
): Promise<void> {
  const lines = images.map((image) => `    ${JSON.stringify(image)}`).join(',\n');
  const text = `{\n  "kind": "${kind}",\n  "id": "${id}",\n  "pictures": [\n${lines}\n  ]\n}\n`;
  const file = getManifestPath(pictures, id);
  await mkdir(pictures, { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

/** Returns whether all files of an image exist in their recorded size. */
export function isImageComplete(images: string, id: string, image: ImageEntry): boolean {
  return listImageFileSpecs(image).every(({ format, width, index }) => {
    const path = join(images, getImagePath(id, image, width, format));
    return statSync(path, { throwIfNoEntry: false })?.size === image.bytes[format][index];
  });
}

/** Returns the files that a manifest names, below `pictures/`. */
export function listManifestImagePaths({ id, pictures }: ImageManifest): string[] {
  return pictures.flatMap((image) =>
    listImageFileSpecs(image).map(({ format, width }) => getImagePath(id, image, width, format)),
  );
}

/** Deletes files of earlier versions of these images. */
export function removeOrphanImageFiles(images: string, manifest: ImageManifest): void {
  const named = new Set(listManifestImagePaths(manifest));
  for (const name of readdirSync(join(images, manifest.id))) {
    if (!named.has(`${manifest.id}/${name}`)) rmSync(join(images, manifest.id, name));
  }
}

function getManifestPath(images: string, id: string): string {
  return join(images, `${id}.json`);
}
