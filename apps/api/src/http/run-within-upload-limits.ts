import { ApiError } from '../core/api-error.ts';

const mebibyte = 1024 * 1024;

interface UploadLimits {
  /** How many bytes all uploads of one process may hold in memory. */
  maxBytes: number;
  /**
   * How many of these bytes one address may hold. Customers can share an address, and a client sends four parts at
   * once.
   */
  maxBytesPerAddress: number;
  /** How many uploads may wait for memory. The body of a waiting upload stays in its socket. */
  maxWaiting: number;
  /** After how long a waiting upload is refused. */
  waitMs: number;
}

interface Upload {
  address: string;
  /** The most memory that the upload may need. */
  bytes: number;
}

type LimitUploads = <T>(upload: Upload, work: () => Promise<T>) => Promise<T>;

/**
 * The memory of an upload that is streamed to the database in chunks: a chunk, its copy in the driver, and the buffers
 * of its socket.
 */
export const streamedUploadMemoryBytes = 3 * mebibyte;

/** Returns the memory of a form whose file is held in memory: the file and a working copy. */
export function getBufferedUploadMemoryBytes({ headers }: Request, maxFileBytes: number): number {
  const announced = headers.get('content-length');
  return 2 * Math.min(announced === null ? maxFileBytes : Number(announced), maxFileBytes);
}

/** Returns a function that starts an upload only when the memory of all uploads stays within the limits. */
function createUploadLimit({ maxBytes, maxBytesPerAddress, maxWaiting, waitMs }: UploadLimits): LimitUploads {
  const bytesByAddress = new Map<string, number>();
  // In order of arrival.
  const waiting = new Set<Upload & { start: () => void }>();
  let total = 0;

  return async (upload, work) => {
    if (hasRoom(upload)) startUpload(upload);
    else await waitForRoom(upload);
    try {
      return await work();
    } finally {
      end(upload);
    }
  };

  function hasRoom({ address, bytes }: Upload): boolean {
    return total + bytes <= maxBytes && (bytesByAddress.get(address) ?? 0) + bytes <= maxBytesPerAddress;
  }

  function startUpload({ address, bytes }: Upload): void {
    total += bytes;
    bytesByAddress.set(address, (bytesByAddress.get(address) ?? 0) + bytes);
  }

  function end({ address, bytes }: Upload): void {
    total -= bytes;
    const left = (bytesByAddress.get(address) ?? bytes) - bytes;
    if (left === 0) bytesByAddress.delete(address);
    else bytesByAddress.set(address, left);
    for (const next of waiting) if (hasRoom(next)) next.start();
  }

  function waitForRoom(upload: Upload): Promise<void> {
    if (waiting.size >= maxWaiting) throw tooMany();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(one);
        reject(tooMany());
      }, waitMs);
      const one = {
        ...upload,
        start: () => {
          clearTimeout(timer);
          waiting.delete(one);
          startUpload(upload);
          resolve();
        },
      };
      waiting.add(one);
    });
  }
}

export const runWithinUploadLimits = createUploadLimit({
  maxBytes: 256 * mebibyte,
  maxBytesPerAddress: 48 * mebibyte,
  maxWaiting: 200,
  waitMs: 5000,
});

function tooMany(): ApiError {
  return new ApiError('RATE_LIMITED', 'Too many files are being sent at once.', [], { retryAfterSeconds: 5 });
}
