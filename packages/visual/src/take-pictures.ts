import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { readLedger } from './approvals.ts';
import { chromiumFlags, launchChromium } from './browser.ts';
import { type Captured, capture } from './capture/capture.ts';
import { extractStories } from './capture/in-page.ts';
import { type Fingerprint, takeFingerprint } from './fingerprint.ts';
import { label } from './picture.ts';
import { capturedFolder, type Places } from './places.ts';
import { type PlannedStory, planOf, type Selection } from './plan.ts';
import { showProgress } from './progress.ts';
import { serveStatic } from './serve-static.ts';
import { readStories, refuseUnknown, type Story } from './stories.ts';
import { wishesOf } from './wishes.ts';

/** One walk through the Storybook. It is kept, so that `approve` takes exactly the pictures that were looked at. */
export interface CaptureRun {
  commit: string;
  selection: Selection;
  fingerprint: Fingerprint;
  seconds: number;
  pictures: readonly Captured[];
}

/**
 * Takes the pictures of the selected stories into the reports' folder. `acceptBrowser` is asked before the
 * first one and may refuse.
 */
export async function takePictures(
  places: Places,
  selection: Selection,
  acceptBrowser: (fingerprint: Fingerprint) => Promise<void> = async () => {},
): Promise<CaptureRun> {
  const stories = await readStories(places.built);
  refuseUnknown(
    selection.stories,
    stories.map(({ id }) => id),
  );
  const ledger = await readLedger(places.baselines);
  const server = await serveStatic(places.built);
  const browser = await launchChromium();
  try {
    const fingerprint = await takeFingerprint(browser, chromiumFlags);
    await acceptBrowser(fingerprint);
    const plan = planOf(await withWishes(browser, server.origin, stories), selection);
    const folder = capturedFolder(places);
    await rm(join(places.reports, 'visual'), { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const progress = showProgress([...plan.values()].reduce((sum, ids) => sum + ids.length, 0));
    const pictures = await capture({
      browser,
      origin: server.origin,
      plan,
      folder,
      expected: (name) => ledger.get(label(name))?.to ?? null,
      onTaken: progress.step,
    });
    const run = {
      commit: await currentCommit(),
      selection,
      fingerprint,
      seconds: progress.seconds(),
      pictures,
    };
    await writeFile(join(folder, 'captured.json'), JSON.stringify(run, null, 2));
    return run;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Reads from the Storybook itself what its stories wish for; the index alone does not say. */
async function withWishes(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
): Promise<PlannedStory[]> {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}/iframe.html?viewMode=story`);
    const extracted = await page.evaluate(extractStories);
    return stories.map((story) => ({ ...story, wishes: wishesOf(extracted[story.id] ?? {}) }));
  } finally {
    await page.context().close();
  }
}

async function currentCommit(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname });
  return stdout.trim();
}
