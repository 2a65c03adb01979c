import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty PGlite database as a file: loading it costs a tenth of making one. */
    pgliteTemplate: string;
  }
}

/** Makes the empty database once for all test files; on PostgreSQL none is needed. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'piri-pglite-'));
  const template = join(folder, 'empty.tar');
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await writeFile(template, dump.stream());
  project.provide('pgliteTemplate', template);
  return () => rm(folder, { recursive: true });
}
