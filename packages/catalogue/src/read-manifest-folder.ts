import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { assertFileNameIsId, parseObject } from './catalogue-file.ts';

/** Reads the manifests that a generator wrote to a folder, ordered by id. Returns none if the folder does not exist. */
export function readManifestFolder<Schema extends z.ZodType<{ id: string }>>(
  folder: string,
  schema: Schema,
): z.output<Schema>[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const file = `../${basename(folder)}/${name}`;
    const manifest = parseObject(file, readFileSync(join(folder, name), 'utf8'), schema);
    assertFileNameIsId(file, 'id', manifest.id);
    return manifest;
  });
}
