import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getImagePath, listImageFiles, type PictureRecord, pictureRecord } from '../images.ts';

type Picture = PictureRecord['pictures'][number];

/** What was encoded before; nothing when the record is not there or was written by an older encoder. */
export function readRecord(pictures: string, id: string): PictureRecord | undefined {
  const file = fileOf(pictures, id);
  return existsSync(file) ? pictureRecord.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
}

/** One picture a line, so that a change shows which one it was. */
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

/** All files of a picture are there, in the length they were written in. */
export function isComplete(pictures: string, id: string, picture: Picture): boolean {
  return listImageFiles(picture).every(({ format, width, index }) => {
    const path = join(pictures, getImagePath(id, picture, width, format));
    return statSync(path, { throwIfNoEntry: false })?.size === picture.bytes[format][index];
  });
}

/** The files that a record names, below `pictures/`. */
export function filesOfRecord({ id, pictures }: PictureRecord): string[] {
  return pictures.flatMap((picture) =>
    listImageFiles(picture).map(({ format, width }) => getImagePath(id, picture, width, format)),
  );
}

/** Removes what earlier versions of these pictures have left. */
export function removeStale(pictures: string, record: PictureRecord): void {
  const named = new Set(filesOfRecord(record));
  for (const name of readdirSync(join(pictures, record.id))) {
    if (!named.has(`${record.id}/${name}`)) rmSync(join(pictures, record.id, name));
  }
}

function fileOf(pictures: string, id: string): string {
  return join(pictures, `${id}.json`);
}
