import { Worker } from 'node:worker_threads';
import { ApiError } from '../../core/api-error.ts';
import { limitConcurrency } from '../../runtime/limit-concurrency.ts';
import type { MimeType } from './detect-file-type.ts';
import type { RemovalResult, RemovalTask } from './remove-metadata-worker.ts';

const workerFile = new URL('./remove-metadata-worker.ts', import.meta.url);

interface WorkerLimits {
  maxMs: number;
  /** Of the objects that describe a picture's parts. Node ignores it if it was itself started with a size of its heap. */
  maxHeapMb: number;
}

type RemoveMetadata = (bytes: Buffer<ArrayBuffer>, mimeType: MimeType) => Promise<Buffer>;

/** Takes its limits for tests; the shop uses `removeMetadata`. */
export function createMetadataRemover(limits: WorkerLimits): RemoveMetadata {
  const limited = limitConcurrency({ most: 2, mostWaiting: 50 });
  return async (bytes, mimeType) => {
    if (mimeType === 'application/pdf') return bytes;
    return limited(() => runInWorker({ bytes, mimeType }, limits));
  };
}

/**
 * Removes from a picture what a camera or a program wrote beside it. Each picture gets a worker thread of its own: one
 * that was made to take for ever, or all memory, ends its worker and nothing else. The bytes move into the worker and
 * are gone for the caller; they must not be part of a shared buffer. The largest picture takes a tenth of a second.
 */
export const removeMetadata = createMetadataRemover({ maxMs: 5000, maxHeapMb: 64 });

async function runInWorker(task: RemovalTask, { maxMs, maxHeapMb }: WorkerLimits): Promise<Buffer> {
  const worker = new Worker(workerFile, {
    workerData: task,
    transferList: [task.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 16 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<RemovalResult>();
  worker.once('message', resolve);
  worker.once('error', (error) => reject(isOutOfMemory(error) ? tooComplex() : error));
  worker.once('exit', () => reject(tooComplex()));
  const timer = setTimeout(() => worker.terminate(), maxMs);
  try {
    const result = await promise;
    if ('refused' in result) throw new ApiError('INVALID', result.refused.message, result.refused.fields);
    return Buffer.from(result.bytes.buffer, result.bytes.byteOffset, result.bytes.byteLength);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooComplex(): ApiError {
  return new ApiError('INVALID', 'The picture takes too long or too much memory to read.', [
    { path: 'file', code: 'PARTS', message: 'Save the picture again with another program.' },
  ]);
}
