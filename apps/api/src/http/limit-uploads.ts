import { ApiError } from '../core/api-error.ts';

const mebibyte = 1024 * 1024;

interface UploadLimits {
  /** How many bytes the uploads of one process may hold in memory together. */
  maxBytes: number;
  /** How many of them may be held by one address: customers share addresses, and send four parts at once. */
  maxBytesPerAddress: number;
  /** How many may wait for memory: a waiting body stays in its socket. */
  maxWaiting: number;
  /** After how long a waiting upload is refused. */
  waitMs: number;
}

interface Upload {
  address: string;
  /** How much memory it may need. */
  bytes: number;
}

type LimitUploads = <T>(upload: Upload, work: () => Promise<T>) => Promise<T>;

/** What an upload needs that goes to the database in pieces: the piece, its copy in the driver, and the buffers of its socket. */
export const bytesOfStreamed = 3 * mebibyte;

/** What a form needs whose file is held until it is kept: the file, and the copy that is worked on. */
export function bytesOfHeld({ headers }: Request, largestFile: number): number {
  const announced = headers.get('content-length');
  return 2 * Math.min(announced === null ? largestFile : Number(announced), largestFile);
}

/** Starts an upload only while the memory that all of them may need stays within bounds. */
function createUploadLimit({ maxBytes, maxBytesPerAddress, maxWaiting, waitMs }: UploadLimits): LimitUploads {
  const held = new Map<string, number>();
  // In the order in which they came.
  const waiting = new Set<Upload & { start: () => void }>();
  let total = 0;

  return async (upload, work) => {
    if (hasRoom(upload)) begin(upload);
    else await waitForRoom(upload);
    try {
      return await work();
    } finally {
      end(upload);
    }
  };

  function hasRoom({ address, bytes }: Upload): boolean {
    return total + bytes <= maxBytes && (held.get(address) ?? 0) + bytes <= maxBytesPerAddress;
  }

  function begin({ address, bytes }: Upload): void {
    total += bytes;
    held.set(address, (held.get(address) ?? 0) + bytes);
  }

  function end({ address, bytes }: Upload): void {
    total -= bytes;
    const left = (held.get(address) ?? bytes) - bytes;
    if (left === 0) held.delete(address);
    else held.set(address, left);
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
          begin(upload);
          resolve();
        },
      };
      waiting.add(one);
    });
  }
}

export const limitUploads = createUploadLimit({
  maxBytes: 256 * mebibyte,
  maxBytesPerAddress: 48 * mebibyte,
  maxWaiting: 200,
  waitMs: 5000,
});

function tooMany(): ApiError {
  return new ApiError('RATE_LIMITED', 'Too many files are being sent at once.', [], { retryAfterSeconds: 5 });
}
