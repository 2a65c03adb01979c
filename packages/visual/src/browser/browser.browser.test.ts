import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { launchChromium, resolveChromiumPath } from './browser.ts';
import { resolveInstalledChromiumPath } from './installed-chromium.ts';
import { canRunPinnedChromium, unpackPinnedChromium } from './pinned-chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const pinned = test.runIf(canRunPinnedChromium());

pinned('BENCH-4 the pinned Chromium starts without anything from its user’s environment', async () => {
  const path = await unpackPinnedChromium();
  const { stdout } = await promisify(execFile)(path, ['--version'], { env: {} });
  const packageJson = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(await readFile(packageJson, 'utf8'));
  expect(stdout).toMatch(new RegExp(`^Chromium ${version.split('.')[0]}\\.`));
});

test('BENCH-4 a Chromium that crashes at launch is launched once more, and not a third time', async () => {
  const path = await resolveChromiumPath();
  const folder = await mkdtemp(join(tmpdir(), 'piri-crash-'));
  const script = join(folder, 'chromium.sh');
  vi.stubEnv('CHROMIUM_PATH', script);
  const crashes = async (times: number) => {
    const starts = `${folder}/starts-${times}`;
    const lines = [
      '#!/bin/sh',
      `echo >> ${starts}`,
      `[ $(wc -l < ${starts}) -gt ${times} ] || kill -SEGV $$`,
      `exec ${path} "$@"`,
    ];
    await writeFile(script, lines.join('\n'), { mode: 0o755 });
  };

  await crashes(1);
  const browser = await launchChromium();
  expect(browser.isConnected()).toBe(true);
  await browser.close();

  await crashes(2);
  await expect(launchChromium()).rejects.toThrow('signal=SIGSEGV');
  await rm(folder, { recursive: true });
});

pinned('BENCH-4 its letters come from its own fonts, not from the machine’s', async () => {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent(
    '<p style="font-family: serif">One</p><p style="font-family: monospace">One</p><p>খাট</p>',
  );
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const fonts = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await browser.close();
  expect(fonts.flatMap((one) => one.fonts.map(({ familyName }) => familyName))).toEqual([
    'Open Sans',
    'Open Sans',
    expect.stringMatching(/^Anek Bangla/),
  ]);
});

test('BENCH-4 CHROMIUM_PATH takes precedence over the pinned Chromium', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/my/chromium');
  expect(await resolveChromiumPath()).toBe('/opt/my/chromium');
});

test('BENCH-4 if there is no Chromium, the error says what to do', async () => {
  await expect(resolveInstalledChromiumPath([])).rejects.toThrow(
    /Install Chromium or Chrome, or set CHROMIUM_PATH/,
  );
  await expect(resolveInstalledChromiumPath(['/nowhere/chromium'])).rejects.toThrow(
    'Looked in: /nowhere/chromium.',
  );
  expect(await resolveInstalledChromiumPath(['/nowhere/chromium', process.execPath])).toBe(process.execPath);
});
