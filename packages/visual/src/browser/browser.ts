import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findInstalledChromium } from './installed-chromium.ts';
import { canRunPinnedChromium, unpackPinnedChromium } from './pinned-chromium.ts';
import { isSandboxAvailable } from './sandbox.ts';

/** Chromium refuses to start where it cannot build its sandbox, unless it is told to do without. */
export const sandboxFlags: readonly string[] = isSandboxAvailable() ? [] : ['--no-sandbox'];

/** Flags of a quiet start, for pictures as for figures. */
export const quietFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...sandboxFlags,
];

/**
 * Flags that make a picture depend on the page alone. The two about raster keep tiles from being drawn in
 * an order that differs from run to run; without them single pixels moved by a few levels. Their order is part of the
 * baselines' fingerprint.
 */
export const chromiumFlags: readonly string[] = [
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  ...quietFlags,
];

/**
 * The Chromium every picture, story and journey runs in: `CHROMIUM_PATH` when it is set, else the pinned one
 * (linux-x64), else an installed one. Rejects with a sentence that says what to do when there is none.
 */
export async function getChromiumPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  return isPinnedChromium() ? unpackPinnedChromium() : findInstalledChromium();
}

/**
 * A browser of this system, for measuring: `CHROMIUM_PATH` when it is set, else an installed one. The pinned one is a
 * small headless build and leaves out part of the work of a browser. Undefined where there is none.
 */
export async function installedChromiumPath(): Promise<string | undefined> {
  return process.env['CHROMIUM_PATH'] || (await findInstalledChromium().catch(() => undefined));
}

/** Whether it is the one by which the baselines were drawn. */
export function isPinnedChromium(): boolean {
  return !process.env['CHROMIUM_PATH'] && canRunPinnedChromium();
}

/**
 * Starts that Chromium with the flags above, then the caller's. Once more when it crashes while it starts: that happens
 * once in thousands of starts, and says nothing of a page (decision 0028).
 */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = await getChromiumPath();
  const start = () =>
    chromium.launch({
      ...options,
      executablePath,
      args: [...chromiumFlags, ...(options.args ?? [])],
      chromiumSandbox: sandboxFlags.length === 0,
    });
  return start().catch((error: unknown) => {
    if (error instanceof Error && error.message.includes('signal=SIGSEGV')) return start();
    throw error;
  });
}
