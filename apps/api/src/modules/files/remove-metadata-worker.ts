import { parentPort, workerData } from 'node:worker_threads';
import type { FieldProblem } from '@piri/contract/problem';
import { Refusal } from '../../core/refusal.ts';
import type { MimeType } from './file-kind.ts';
import { withoutMetadata } from './without-metadata.ts';

export interface RemovalTask {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: MimeType;
}

/** A refusal is an ordinary result: an error that crosses threads loses its class and its fields. */
export type RemovalResult =
  | { bytes: Uint8Array<ArrayBuffer> }
  | { refused: { message: string; fields: FieldProblem[] } };

parentPort?.postMessage(remove(workerData as RemovalTask));

function remove({ bytes, mimeType }: RemovalTask): RemovalResult {
  try {
    const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { bytes: withoutMetadata(picture, mimeType) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { message: error.message, fields: [...error.fields] } };
  }
}
