import { createHash } from 'node:crypto';
import { access, glob, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';

const page = join(import.meta.dirname, '../../review-page');
const cache = join(repositoryRoot, '.tools/review-page');
const day = 24 * 60 * 60 * 1000;

/** The inputs of the page: its own sources, the data types it reads, and the design system. */
const sources = [
  'packages/visual/review-page/**/*.{ts,tsx,css,html}',
  'packages/visual/src/review/review-data.ts',
  'packages/ui/src/**/*.{ts,tsx,css,json,woff2}',
  'pnpm-lock.yaml',
];

/** Builds the page on first use and when its sources have changed. Returns the folder. */
export async function buildReviewPage(): Promise<string> {
  const folder = join(cache, (await hashOfSources()).slice(0, 16));
  const isBuilt = await access(join(folder, 'index.html')).then(
    () => true,
    () => false,
  );
  if (isBuilt) return folder;
  // Imported on demand, because Vite takes a second to load and is needed for the first start only.
  const { build } = await import('vite');
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await build({
    root: page,
    configFile: join(page, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: unfinished, emptyOutDir: true },
  });
  // Two processes may build the same page at once. The second one finds it done and discards its own.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  await removeOldBuilds(cache, folder);
  return folder;
}

/** Removes other builds that are at least a day old. Newer ones may still be served or be in progress. */
export async function removeOldBuilds(
  buildsFolder: string,
  current: string,
  now = Date.now(),
): Promise<void> {
  for (const name of await readdir(buildsFolder)) {
    const path = join(buildsFolder, name);
    if (path === current || now - (await stat(path)).mtimeMs < day) continue;
    await rm(path, { recursive: true, force: true });
  }
}

async function hashOfSources(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: repositoryRoot })) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(join(repositoryRoot, file)));
  return hash.digest('hex');
}
