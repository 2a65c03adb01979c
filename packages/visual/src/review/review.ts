import { readFile } from 'node:fs/promises';
import type { ReviewCommand } from '../command-line.ts';
import { type Exit, exits, Refusal } from '../refusal.ts';
import { gitUser } from '../verbs/approve.ts';
import { buildReviewPage } from './build-review-page.ts';
import { exportFile } from './export-file.ts';
import { openBrowser } from './open-browser.ts';
import { PageFiles } from './page-files.ts';
import { Reviewing, type SavedDecision } from './reviewing.ts';
import { serveReview } from './serve-review.ts';

/** Shows what differs: in a page that is served until it is stopped, or as a file for somebody elsewhere. */
export async function review({ places, port, open, exportTo, importFrom, by }: ReviewCommand): Promise<Exit> {
  const reviewing = await Reviewing.open(places, by ?? (await gitUser()));
  if (importFrom) {
    const decisions = await readSaved(importFrom);
    const left = await reviewing.take(decisions);
    for (const why of left) console.log(`  left out: ${why}`);
    console.log(
      `${Object.keys(decisions).length - left.length} decisions taken over. Export them in the page.`,
    );
  }
  const page = await buildReviewPage();
  if (exportTo) {
    const bytes = await exportFile(exportTo, page, reviewing.review, reviewing.files);
    console.log(`${exportTo}, ${(bytes / 2 ** 20).toFixed(1)} MB. It needs nothing but a browser.`);
    return exits.approved;
  }
  const { address, close } = await serveReview(reviewing, await PageFiles.list(page), port);
  console.log(`${reviewing.review.pictures.length} pictures to look at: ${address}\nStop with Ctrl C.`);
  if (open) openBrowser(address);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await close();
  return exits.approved;
}

async function readSaved(path: string): Promise<Record<string, SavedDecision>> {
  const saved = JSON.parse(await readFile(path, 'utf8'));
  if (saved?.kind === 'piri-visual-decisions') return saved.decisions;
  throw new Refusal(exits.usage, `${path} holds no decisions of a review.`);
}
