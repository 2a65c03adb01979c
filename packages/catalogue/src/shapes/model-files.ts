import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getModelPath, readShapes, type ShapeRecord } from '../models3d.ts';

/** Writes the record with one model and one texture on each line, so that a diff shows which one changed. */
export async function writeRecord(shapes: string, record: ShapeRecord): Promise<void> {
  const rows = record.shapes.map((shape) => `    ${JSON.stringify(shape)}`).join(',\n');
  const textures = Object.entries(record.textures)
    .map(([file, bytes]) => `    ${JSON.stringify(file)}: ${bytes}`)
    .join(',\n');
  const text = `{\n  "id": "${record.id}",\n  "made": "${record.made}",\n  "shapes": [\n${rows}\n  ],\n  "textures": {\n${textures}\n  }\n}\n`;
  const file = join(shapes, `${record.id}.json`);
  await mkdir(shapes, { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

/** Returns every file that a record names, below `shapes/`, with its expected size in bytes. */
export function filesOf(record: ShapeRecord): [file: string, bytes: number][] {
  return [
    ...record.shapes.map((shape): [string, number] => [getModelPath(record.id, shape), shape.bytes]),
    ...Object.entries(record.textures).map(([file, bytes]): [string, number] => [`textures/${file}`, bytes]),
  ];
}

/** Returns whether all files of a record exist in their recorded size. */
export function isWhole(shapes: string, record: ShapeRecord): boolean {
  return filesOf(record).every(
    ([file, bytes]) => statSync(join(shapes, file), { throwIfNoEntry: false })?.size === bytes,
  );
}

/** Returns the files below `shapes/` that no record names: earlier versions, and unused textures. */
export function findStrays(shapes: string): string[] {
  const records = readShapes(shapes);
  const named = new Set(records.flatMap((one) => [`${one.id}.json`, ...filesOf(one).map(([file]) => file)]));
  return globSync('**/*.*', { cwd: shapes }).filter((file) => !named.has(file));
}

export function sweep(shapes: string): void {
  for (const file of findStrays(shapes)) rmSync(join(shapes, file));
}

/** Returns the JSON of a glTF file. */
export function readGlbHeader(file: string): Record<string, unknown> {
  const bytes = readFileSync(file);
  return JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)));
}
