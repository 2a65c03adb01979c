import { parentPort } from 'node:worker_threads';
import { type Comparison, compareHere } from './difference-files.ts';

parentPort?.on('message', async (pair: Comparison) => {
  parentPort?.postMessage(await compareHere(pair));
});
