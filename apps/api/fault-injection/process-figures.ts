import { readFileSync } from 'node:fs';

/** What a process holds in memory (resident), in MB. Linux alone tells it of another process. */
export function memoryOf({ pid }: { pid?: number | undefined }): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000;
}

/** How long a process has kept a processor busy, in ms. The kernel counts in hundredths of a second. */
export function processorTimeOf({ pid }: { pid?: number | undefined }): number {
  // The name in brackets may hold spaces; the times are the 14th and 15th field.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
