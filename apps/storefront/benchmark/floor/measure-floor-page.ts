import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { trustServerCertificate } from '../measure/chromium.ts';
import { type LighthouseFigures, runLighthouse } from '../measure/lighthouse.ts';
import { measureThrottledLoad, type ThrottledLoad } from '../measure/measure-throttled-load.ts';
import { warmUpPage } from '../measure/warm-up-page.ts';

/** The floor page's figures, measured in the same run as the figures that are compared with it. */
export interface FloorMeasurement {
  load: ThrottledLoad;
  lighthouse: LighthouseFigures;
}

/** Serves the floor page behind the same kind of proxy as the shop and measures it. */
export async function measureFloorPage(runs: number): Promise<FloorMeasurement> {
  const programs: ChildProcess[] = [];
  try {
    const shop = await start(programs, 'serve-floor.ts');
    const url = await start(programs, '../front/tls-proxy.ts', '--to', shop, '--port', '0');
    await trustServerCertificate(url);
    await warmUpPage(url);
    return { load: await measureThrottledLoad(url, runs), lighthouse: await runLighthouse(url, runs) };
  } finally {
    for (const program of programs) program.kill('SIGTERM');
  }
}

/** Starts a program by its path relative to this file, and returns the URL that it prints when it is ready. */
async function start(programs: ChildProcess[], file: string, ...args: string[]): Promise<string> {
  const program = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  const [line] = await once(createInterface({ input: program.stdout }), 'line');
  const address = /https?:\S+/.exec(String(line))?.[0];
  if (!address) throw new Error(`${file} did not print the address it listens on: ${line}`);
  return `${address}/`;
}
