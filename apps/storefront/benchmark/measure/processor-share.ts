import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const file = '/proc/stat';
const sample = 1_000;

export interface ProcessorTime {
  idle: number;
  total: number;
}

/**
 * Returns the processor use in percent while the benchmark itself waits, so that of other programs. Returns `undefined`
 * if the system does not report it.
 */
export async function measureOtherCpuPercent(): Promise<number | undefined> {
  if (!existsSync(file)) return undefined;
  const before = parseProcessorTime(readFileSync(file, 'utf8'));
  await sleep(sample);
  return getBusyPercent(before, parseProcessorTime(readFileSync(file, 'utf8')));
}

/**
 * Parses the first line of `/proc/stat`: user, nice, system, idle, I/O wait, interrupts, and time stolen by the host.
 */
export function parseProcessorTime(text: string): ProcessorTime {
  const [, ...fields] = text.slice(0, text.indexOf('\n')).split(/\s+/);
  // Guest times are included in the first two fields.
  const times = fields.slice(0, 8).map(Number);
  const [, , , idle = 0, waiting = 0] = times;
  return { idle: idle + waiting, total: times.reduce((sum, time) => sum + time, 0) };
}

export function getBusyPercent(before: ProcessorTime, after: ProcessorTime): number {
  const total = after.total - before.total;
  return total === 0 ? 0 : Math.round(100 * (1 - (after.idle - before.idle) / total));
}
