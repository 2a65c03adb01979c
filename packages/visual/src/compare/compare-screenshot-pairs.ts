import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { compareScreenshots, type DifferenceMetrics } from './compare-screenshots.ts';

/** Two screenshot files to compare, and the path of the diff image. */
export interface ScreenshotFilePair {
  before: { path: string; hash: string };
  after: { path: string; hash: string };
  imagePath: string;
}

/** The cached result beside a diff image. As long as both hashes match, the pair is not compared again. */
interface CachedResult {
  before: string;
  after: string;
  /** `null` if the bytes differ but the pixels do not. */
  facts: DifferenceMetrics | null;
}

/**
 * The minimum number of pairs for each worker thread. Starting a thread takes about as long as comparing two
 * screenshots.
 */
const minPairs = 6;

/** Compares all pairs, in worker threads if there are many. Returns the results in the order of the pairs. */
export async function compareScreenshotPairs(
  pairs: readonly ScreenshotFilePair[],
): Promise<(DifferenceMetrics | null)[]> {
  const cached = await Promise.all(pairs.map(readCachedResult));
  const open = pairs.flatMap((pair, at) => (cached[at] === undefined ? [{ pair, at }] : []));
  const metrics: (DifferenceMetrics | null)[] = cached.map((one) => one ?? null);
  const threads =
    open.length < minPairs ? 0 : Math.min(availableParallelism(), Math.ceil(open.length / minPairs));
  const compare = threads === 0 ? [compareScreenshotPair] : Array.from({ length: threads }, startThread);
  const work = async (run: Compare) => {
    for (let next = open.shift(); next; next = open.shift()) metrics[next.at] = await run(next.pair);
    await run(null);
  };
  await Promise.all(compare.map(work));
  return metrics;
}

/** Compares one pair and writes its diff image and the cached result. */
export async function compareScreenshotPair(
  pair: ScreenshotFilePair | null,
): Promise<DifferenceMetrics | null> {
  if (!pair) return null;
  const { before, after } = pair;
  const [old, now] = await Promise.all([readFile(before.path), readFile(after.path)]);
  const difference = await compareScreenshots(old, now);
  await mkdir(dirname(pair.imagePath), { recursive: true });
  const { image, ...facts } = difference ?? { image: null };
  const record = {
    before: before.hash,
    after: after.hash,
    facts: difference && (facts as DifferenceMetrics),
  } satisfies CachedResult;
  if (image) await writeFile(pair.imagePath, image);
  else await rm(pair.imagePath, { force: true });
  await writeFile(getCachedResultPath(pair), JSON.stringify(record));
  return record.facts;
}

type Compare = typeof compareScreenshotPair;

/** Returns a function that compares pairs in a worker thread. Passing `null` ends the thread. */
function startThread(): Compare {
  const worker = new Worker(new URL('./compare-worker.ts', import.meta.url));
  return async (pair) => {
    if (!pair) return worker.terminate().then(() => null);
    worker.postMessage(pair);
    const [metrics] = await once(worker, 'message');
    return metrics;
  };
}

/** Returns the cached result, or `undefined` if the pair has to be compared. */
async function readCachedResult(pair: ScreenshotFilePair): Promise<DifferenceMetrics | null | undefined> {
  const text = await readFile(getCachedResultPath(pair), 'utf8').catch(() => null);
  const record = text === null ? null : (JSON.parse(text) as CachedResult);
  return record?.before === pair.before.hash && record.after === pair.after.hash ? record.facts : undefined;
}

function getCachedResultPath({ imagePath }: ScreenshotFilePair): string {
  return imagePath.replace(/\.png$/, '.json');
}
