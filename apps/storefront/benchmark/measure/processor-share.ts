import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const file = '/proc/stat';
const sample = 1_000;

export interface ProcessorTime {
  idle: number;
  total: number;
}

/**
 * How many percent of the processors are in use while the benchmark itself waits, hence by other programs. Undefined
 * where the system does not tell.
 */
export async function othersShare(): Promise<number | undefined> {
  if (!existsSync(file)) return undefined;
  const before = parseProcessorTime(readFileSync(file, 'utf8'));
  await sleep(sample);
  return busyShare(before, parseProcessorTime(readFileSync(file, 'utf8')));
}

/** The first line of `/proc/stat`: user, nice, system, idle, waiting for a disk, interrupts, and what a host took. */
export function parseProcessorTime(text: string): ProcessorTime {
  const [, ...fields] = text.slice(0, text.indexOf('\n')).split(/\s+/);
  // What guests used is contained in the first two.
  const times = fields.slice(0, 8).map(Number);
  const [, , , idle = 0, waiting = 0] = times;
  return { idle: idle + waiting, total: times.reduce((sum, time) => sum + time, 0) };
}

export function busyShare(before: ProcessorTime, after: ProcessorTime): number {
  const total = after.total - before.total;
  return total === 0 ? 0 : Math.round(100 * (1 - (after.idle - before.idle) / total));
}
