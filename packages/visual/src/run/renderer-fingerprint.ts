import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { takeScreenshot } from '../capture/take-screenshot.ts';
import { sha256 } from '../screenshot-id.ts';

/** Identifies how a machine renders. Screenshots with different fingerprints cannot be compared. */
export interface RendererFingerprint {
  id: string;
  browser: string;
  /** Hash of a sample rendered in the machine's own fonts. It changes with fonts, hinting and rasteriser. */
  drawing: string;
  flags: readonly string[];
}

/** Generic families and several scripts, so that every fallback font of the browser is included. */
const sample = `<!doctype html><meta charset="utf-8"><body style="margin:8px;font-size:20px">
${['serif', 'sans-serif', 'monospace', 'cursive', 'system-ui']
  .map(
    (family) =>
      `<p style="font-family:${family}">Hamburgefonstiv 0123 <b>bold</b> <i>slanted</i> ৳ খাট كرسي 椅 🪑</p>`,
  )
  .join('')}
<svg width="200" height="60"><circle cx="30" cy="30" r="27.3" fill="none" stroke="#25387a" stroke-width="1.5"/></svg>
<div style="width:200px;height:40px;border-radius:2px 24px;box-shadow:0 4px 16px #0006;background:linear-gradient(#c33,#fff)"></div>
`;

export async function computeFingerprint(
  browser: Browser,
  flags: readonly string[],
): Promise<RendererFingerprint> {
  const page = await browser.newPage({ viewport: { width: 800, height: 500 }, deviceScaleFactor: 1 });
  await page.setContent(sample);
  const drawing = sha256(await takeScreenshot(page));
  await page.context().close();
  // The sandbox depends on the user and does not affect the screenshot.
  const drawn = {
    browser: browser.version(),
    drawing,
    flags: flags.filter((flag) => flag !== '--no-sandbox'),
  };
  return { id: sha256(JSON.stringify(drawn)).slice(0, 12), ...drawn };
}

export async function readFingerprint(baselines: string): Promise<RendererFingerprint | null> {
  const text = await readFile(join(baselines, 'fingerprint.json'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  return text === null ? null : (JSON.parse(text) as RendererFingerprint);
}

export async function writeFingerprint(baselines: string, fingerprint: RendererFingerprint): Promise<void> {
  await writeFile(join(baselines, 'fingerprint.json'), `${JSON.stringify(fingerprint, null, 2)}\n`);
}

/** Describes in a sentence how two fingerprints differ, for a user who must decide what to do. */
export function describeFingerprintDifference(
  stored: RendererFingerprint,
  here: RendererFingerprint,
): string {
  if (stored.browser !== here.browser)
    return `This is Chromium ${here.browser}, but the baselines were taken by ${stored.browser}.`;
  if (stored.drawing !== here.drawing)
    return `Chromium ${here.browser} renders text differently on this machine, because its fonts differ.`;
  return `Chromium was started with other flags than those of the baselines: ${here.flags.join(' ')}.`;
}
