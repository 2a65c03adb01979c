import { getRetryAfterMs } from '@piri/client';
import { NetworkError, UploadError } from '@uploadcare/upload-client';
import { getRetry, type PartResponse } from './part-retry.ts';

export interface SendPartOptions {
  signal: AbortSignal;
  /** Called with the number of bytes sent so far. */
  onLeft: (bytes: number) => void;
}

/**
 * Sends one part of a file, with retries. The client's own `multipartUpload` gives up at the first error status, and
 * reports neither the status nor when to retry.
 */
export async function sendPart(part: Blob, address: string, options: SendPartOptions): Promise<void> {
  let repeats = { throttled: 0, failed: 0 };
  for (;;) {
    const answer = await put(part, address, options);
    if (answer.status === 200) return;
    const repeat = getRetry(answer, repeats);
    if (repeat === undefined || options.signal.aborted) throw failureOf(answer);
    await pause(repeat.pauseMs, options.signal);
    repeats = repeat.repeats;
  }
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function put(part: Blob, address: string, { signal, onLeft }: SendPartOptions): Promise<PartResponse> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.open('PUT', address);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded }) => onLeft(loaded);
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => {
      signal.removeEventListener('abort', stop);
      const asked = request.getResponseHeader('retry-after');
      const retryAfterMs =
        asked === null ? undefined : getRetryAfterMs({ headers: new Headers({ 'retry-after': asked }) });
      resolve({ status: request.status, retryAfterMs });
    };
    request.send(part);
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Returns an error of the same class that the client would throw. */
function failureOf({ status }: PartResponse): Error {
  if (status === 0) return new NetworkError(new ProgressEvent('error'));
  if (status === 429) return new UploadError('Too many requests.', 'RequestThrottledError');
  return new Error(`Uploading a part returned ${status}.`);
}
