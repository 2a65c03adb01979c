import { parentPort } from 'node:worker_threads';
import { compareFilePair, type FilePair } from './compare-screenshot-pairs.ts';

parentPort?.on('message', async (pair: FilePair) => {
  parentPort?.postMessage(await compareFilePair(pair));
});
