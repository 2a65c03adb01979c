import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { resolveInstalledChromiumPath } from './installed-chromium.ts';
import { canRunPinnedChromium, unpackPinnedChromium } from './pinned-chromium.ts';
import { isSandboxAvailable } from './sandbox.ts';

/** The flag without which Chromium refuses to start if its sandbox is unavailable. */
export const noSandboxFlags: readonly string[] = isSandboxAvailable() ? [] : ['--no-sandbox'];

/** Flags that start Chromium without side effects, for screenshots and measurements. */
export const quietFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...noSandboxFlags,
];

/**
 * Flags that make a screenshot depend only on the page. The two raster flags stop Chromium from drawing tiles in an
 * order that differs between runs, which changed single pixels by a few levels. The order of the flags is part of the
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
 * Returns the path of the Chromium for all screenshots, stories and journeys: `CHROMIUM_PATH` if it is set, else the
 * pinned one (linux-x64), else an installed one. If there is none, throws an error that says what to do.
 */
export async function resolveChromiumPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  return shouldUsePinnedChromium() ? unpackPinnedChromium() : resolveInstalledChromiumPath();
}

/**
 * Returns the path of a browser for measurements: `CHROMIUM_PATH` if it is set, else an installed one. Returns
 * `undefined` if there is none. Never returns the pinned one, because its small headless build skips part of a
 * browser's work.
 */
export async function findUnpinnedChromiumPath(): Promise<string | undefined> {
  return process.env['CHROMIUM_PATH'] || (await resolveInstalledChromiumPath().catch(() => undefined));
}

/** Returns whether `resolveChromiumPath` returns the browser that took the baselines. */
export function shouldUsePinnedChromium(): boolean {
  return !process.env['CHROMIUM_PATH'] && canRunPinnedChromium();
}

/**
 * Starts the Chromium of `resolveChromiumPath` with the flags above and those of the caller. Retries once if it crashes on
 * start, which happens once in thousands of starts regardless of the page (decision 0028).
 */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = await resolveChromiumPath();
  const start = () =>
    chromium.launch({
      ...options,
      executablePath,
      args: [...chromiumFlags, ...(options.args ?? [])],
      chromiumSandbox: noSandboxFlags.length === 0,
    });
  return start().catch((error: unknown) => {
    if (error instanceof Error && error.message.includes('signal=SIGSEGV')) return start();
    throw error;
  });
}
