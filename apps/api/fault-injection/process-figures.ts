import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in MB. Only Linux reports it for other processes. */
export function readProcessMemoryMb({ pid }: { pid?: number | undefined }): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000;
}

/** Returns the processor time of a process in ms. The kernel counts in hundredths of a second. */
export function readProcessCpuTimeMs({ pid }: { pid?: number | undefined }): number {
  // The name in brackets may contain spaces; the times are the 14th and 15th field.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
