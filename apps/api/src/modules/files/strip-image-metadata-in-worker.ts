import { Worker } from 'node:worker_threads';
import { ApiError } from '../../core/api-error.ts';
import { createConcurrencyLimiter } from '../../runtime/create-concurrency-limiter.ts';
import type { UploadMimeType } from './detect-file-type.ts';
import type { MetadataRemovalResult, MetadataRemovalTask } from './remove-metadata-worker.ts';

const workerFile = new URL('./remove-metadata-worker.ts', import.meta.url);

interface WorkerLimits {
  maxMs: number;
  /**
   * The heap size for the objects that describe the parts of an image. Node ignores it if it was itself started with a
   * heap size.
   */
  maxHeapMb: number;
}

type RemoveMetadata = (bytes: Buffer<ArrayBuffer>, mimeType: UploadMimeType) => Promise<Buffer>;

/** Creates a metadata remover with the given limits. For tests; the shop uses `stripImageMetadataInWorker`. */
export function createMetadataRemover(limits: WorkerLimits): RemoveMetadata {
  const limited = createConcurrencyLimiter({ maxConcurrent: 2, maxWaiting: 50 });
  return async (bytes, mimeType) => {
    if (mimeType === 'application/pdf') return bytes;
    return limited(() => runInWorker({ bytes, mimeType }, limits));
  };
}

/**
 * Removes the metadata that a camera or program added to an image. Each image gets its own worker thread, so a
 * malicious one that would take forever or use all memory ends only its worker. The bytes are transferred to the worker
 * and no longer usable by the caller, so they must not be part of a shared buffer. The largest image takes a tenth of a
 * second.
 */
export const stripImageMetadataInWorker = createMetadataRemover({ maxMs: 5000, maxHeapMb: 64 });

async function runInWorker(task: MetadataRemovalTask, { maxMs, maxHeapMb }: WorkerLimits): Promise<Buffer> {
  const worker = new Worker(workerFile, {
    workerData: task,
    transferList: [task.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 16 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<MetadataRemovalResult>();
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
    {
      path: 'file',
      code: 'PARTS',
      message: 'Open the picture in another program, save a new copy and upload that.',
    },
  ]);
}
