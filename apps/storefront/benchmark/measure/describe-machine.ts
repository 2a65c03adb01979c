import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, totalmem } from 'node:os';
import { chromiumVersion } from './chromium.ts';

/** What the figures were taken on. Figures of two machines, or of a busy and an idle one, say nothing of each other. */
export async function describeMachine() {
  const [{ model = 'unknown' } = {}] = cpus();
  const lighthouse = createRequire(import.meta.url).resolve('lighthouse/package.json');
  return {
    processors: cpus().length,
    model,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.version,
    lighthouse: JSON.parse(readFileSync(lighthouse, 'utf8')).version as string,
    chromium: await chromiumVersion(),
  };
}

/** How many processes wanted a processor during the last minute, this one among them. */
export function getLoadAverage(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}
