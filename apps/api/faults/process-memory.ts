import { readFileSync } from 'node:fs';

/** What a process holds in memory (resident), in MB. Linux alone tells it of another process. */
export function memoryOf({ pid }: { pid?: number | undefined }): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000;
}
