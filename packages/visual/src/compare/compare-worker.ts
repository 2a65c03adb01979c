import { parentPort } from 'node:worker_threads';
import { compareAndWriteDiff, type ScreenshotFilePair } from './compare-and-write-diffs.ts';

parentPort?.on('message', async (pair: ScreenshotFilePair) => {
  parentPort?.postMessage(await compareAndWriteDiff(pair));
});
