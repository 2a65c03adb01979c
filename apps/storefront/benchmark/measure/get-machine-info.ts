import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, totalmem } from 'node:os';
import { detectChromiumVersion } from './chromium.ts';

/**
 * Describes the machine of the measurement. Figures of different machines, or of a busy and an idle one, are not
 * comparable.
 */
export async function getMachineInfo() {
  const [{ model = 'unknown' } = {}] = cpus();
  const lighthouse = createRequire(import.meta.url).resolve('lighthouse/package.json');
  return {
    processors: cpus().length,
    model,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.version,
    lighthouse: JSON.parse(readFileSync(lighthouse, 'utf8')).version as string,
    chromium: await detectChromiumVersion(),
  };
}

/** Returns the load average of the last minute, including this process. */
export function getLoadAverage(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}
