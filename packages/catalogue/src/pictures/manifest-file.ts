import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getImagePath, listImageFiles, type PictureRecord, pictureRecord } from '../images.ts';

type Picture = PictureRecord['pictures'][number];

/** Returns what was encoded before; undefined if there is no record or an older encoder wrote it. */
export function readRecord(pictures: string, id: string): PictureRecord | undefined {
  const file = fileOf(pictures, id);
  return existsSync(file) ? pictureRecord.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
}

/** Writes the record with one image on each line, so that a diff shows which one changed. */
export async function writeRecord(
  pictures: string,
  { kind, id, pictures: own }: PictureRecord,
): Promise<void> {
  const lines = own.map((picture) => `    ${JSON.stringify(picture)}`).join(',\n');
  const text = `{\n  "kind": "${kind}",\n  "id": "${id}",\n  "pictures": [\n${lines}\n  ]\n}\n`;
  const file = fileOf(pictures, id);
  await mkdir(pictures, { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

/** Returns whether all files of an image exist in their recorded size. */
export function isComplete(pictures: string, id: string, picture: Picture): boolean {
  return listImageFiles(picture).every(({ format, width, index }) => {
    const path = join(pictures, getImagePath(id, picture, width, format));
    return statSync(path, { throwIfNoEntry: false })?.size === picture.bytes[format][index];
  });
}

/** Returns the files that a record names, below `pictures/`. */
export function filesOfRecord({ id, pictures }: PictureRecord): string[] {
  return pictures.flatMap((picture) =>
    listImageFiles(picture).map(({ format, width }) => getImagePath(id, picture, width, format)),
  );
}

/** Deletes files of earlier versions of these images. */
export function removeStale(pictures: string, record: PictureRecord): void {
  const named = new Set(filesOfRecord(record));
  for (const name of readdirSync(join(pictures, record.id))) {
    if (!named.has(`${record.id}/${name}`)) rmSync(join(pictures, record.id, name));
  }
}

function fileOf(pictures: string, id: string): string {
  return join(pictures, `${id}.json`);
}
