import { parentPort, workerData } from 'node:worker_threads';
import type { FieldError } from '@piri/contract/error';
import { ApiError } from '../../core/api-error.ts';
import type { UploadMimeType } from './detect-file-type.ts';
import { stripImageMetadata } from './strip-image-metadata.ts';

export interface MetadataRemovalTask {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: UploadMimeType;
}

/**
 * The result of the worker. A refusal is a regular result, because an error that is sent between threads loses its
 * class and fields.
 */
export type MetadataRemovalResult =
  | { bytes: Uint8Array<ArrayBuffer> }
  | { refused: { message: string; fields: FieldError[] } };

parentPort?.postMessage(remove(workerData as MetadataRemovalTask));

function remove({ bytes, mimeType }: MetadataRemovalTask): MetadataRemovalResult {
  try {
    const image = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { bytes: stripImageMetadata(image, mimeType) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: { message: error.message, fields: [...error.fields] } };
  }
}
