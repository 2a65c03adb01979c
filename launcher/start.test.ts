import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type Launch, launch, waitForProcessesToExit } from './testing/launch.ts';
import { findFreePort, isListening, occupyPort } from './testing/ports.ts';
import { getDescendantPid } from './testing/processes.ts';

// All tests share one folder: after the first start, the database is only opened, not created.
const data = mkdtempSync(join(tmpdir(), 'piri-launcher-data-'));
const started: Launch[] = [];

afterEach(() => {
  for (const one of started.splice(0)) one.signal('SIGKILL');
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function start({ npm = false, env = {} }: { npm?: boolean; env?: Record<string, string> } = {}) {
  const [port, apiPort] = [await findFreePort(), await findFreePort()];
  const shop = launch(['start'], {
    npm,
    env: { PORT: String(port), API_PORT: String(apiPort), DATA_DIR: data, ...env },
  });
  started.push(shop);
  return { shop, ports: [port, apiPort] };
}

async function open(options: { npm?: boolean } = {}) {
  const { shop, ports } = await start(options);
  await shop.says('Piri is open on ');
  const family = shop.family();
  // At least the launcher, the command and two servers run; otherwise the later silence would prove nothing.
  expect(family.length).toBeGreaterThanOrEqual(4);
  for (const port of ports) expect(await isListening(port)).toBe(true);
  return { shop, ports, family };
}

async function expectSilence(ports: number[], family: number[]) {
  await waitForProcessesToExit(family);
  for (const port of ports) expect(await isListening(port)).toBe(false);
}

describe('a running shop', () => {
  it('prints its address, serves the page and exits with 0 on SIGINT', async () => {
    const { shop, ports, family } = await open();
    expect(shop.said()).toContain(`Piri is open on http://localhost:${ports[0]} `);
    expect((await fetch(`http://127.0.0.1:${ports[0]}/`)).status).toBe(200);
    shop.signal('SIGINT');
    expect(await shop.exit).toBe(0);
    expect(shop.said()).toContain('Stopped.');
    await expectSilence(ports, family);
  });

  it('stops when only the launcher gets SIGTERM', async () => {
    const { shop, ports, family } = await open();
    shop.signal('SIGTERM');
    expect(await shop.exit).toBe(0);
    expect(shop.said()).toContain('Stopped.');
    await expectSilence(ports, family);
  });

  it('stops when only npm gets SIGTERM', async () => {
    const { shop, ports, family } = await open({ npm: true });
    shop.signal('SIGTERM');
    await shop.exit;
    await expectSilence(ports, family);
    expect(shop.said()).toContain('Stopped.');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'stops cleanly when npm, its shell and the launcher get %s at once',
    async (signal) => {
      const { shop, ports, family } = await open({ npm: true });
      shop.signalGroup(signal);
      await shop.exit;
      await expectSilence(ports, family);
      expect(shop.said()).toContain('Stopped.');
    },
  );

  it('stops when the launcher is killed', async () => {
    const { shop, ports, family } = await open();
    shop.signal('SIGKILL');
    expect(await shop.exit).toBe('SIGKILL');
    await expectSilence(ports, family);
  });

  it.each([
    { title: 'API', script: 'apps/api/src/main.ts' },
    { title: 'storefront', script: 'apps/storefront/server.ts' },
  ])('restarts the $title after it was killed, and then stops cleanly', async ({ title, script }) => {
    const { shop, ports, family } = await open();
    const killed = getDescendantPid(shop.pid, script);
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(shop.said()).toContain(`The ${title} exited unexpectedly (signal SIGKILL). Restarting it.`);
        for (const port of ports) expect(await isListening(port)).toBe(true);
      },
      { timeout: 60_000, interval: 200 },
    );
    const restarted = getDescendantPid(shop.pid, script);
    expect(restarted).not.toBe(killed);
    shop.signal('SIGINT');
    expect(await shop.exit).toBe(0);
    await expectSilence(ports, [...family, restarted]);
  });
});

describe('a shop that cannot start', () => {
  it.each(['PORT', 'API_PORT'])('reports the port in use and that %s sets another', async (variable) => {
    const { port, release } = await occupyPort();
    const { shop, ports } = await start({ env: { [variable]: String(port) } });
    expect(await shop.exit).toBe(1);
    await release();
    expect(shop.said()).toContain(
      `Port ${port} is in use by another program. Stop that program, or choose another port with ${variable}, for example ${variable}=${port + 1} npm start.\n`,
    );
    expect(shop.said()).not.toContain('Starting the API');
    for (const one of ports) expect(await isListening(one)).toBe(false);
  });

  it.each([
    { variable: 'PORT', value: 'three thousand' },
    { variable: 'LOG_LEVEL', value: 'loud' },
    { variable: 'SUPPORT_EMAIL', value: 'nobody' },
  ])(
    'names the variable $variable with an invalid value, without a stack trace',
    async ({ variable, value }) => {
      const { shop } = await start({ env: { [variable]: value } });
      expect(await shop.exit).toBe(1);
      expect(shop.said()).toContain(variable);
      expect(shop.said()).not.toMatch(/\n\s+at /);
    },
  );
});
