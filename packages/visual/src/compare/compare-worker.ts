import { parentPort } from 'node:worker_threads';
import { compareScreenshotPair, type ScreenshotFilePair } from './compare-screenshot-pairs.ts';

parentPort?.on('message', async (pair: ScreenshotFilePair) => {
  parentPort?.postMessage(await compareScreenshotPair(pair));
});
