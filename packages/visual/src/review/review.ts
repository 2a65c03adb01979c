import { readFile } from 'node:fs/promises';
import { CliError, type ExitCode, exitCodes } from '../cli-error.ts';
import type { ReviewCommand } from '../command-line.ts';
import { findGitUser } from '../git/git-user.ts';
import { createProgressReporter } from '../run/progress-reporter.ts';
import { buildReviewPage } from './build-review-page.ts';
import { exportReviewHtml } from './export-review-html.ts';
import { openBrowser } from './open-browser.ts';
import { ReviewPageFiles } from './review-page-files.ts';
import { type ExportedDecision, ReviewSession } from './review-session.ts';
import { serveReview } from './serve-review.ts';

/** Opens the review as a page that is served until it is stopped, or exports it as a file for someone elsewhere. */
export async function review({
  paths,
  port,
  open,
  exportTo,
  importFrom,
  by,
}: ReviewCommand): Promise<ExitCode> {
  const reviewer = by ?? (await findGitUser());
  const reviewing = await ReviewSession.open(paths, reviewer);
  if (importFrom) {
    const decisions = await readSaved(importFrom);
    const left = await reviewing.importDecisions(decisions);
    for (const why of left) console.log(`  left out: ${why}`);
    console.log(
      `${Object.keys(decisions).length - left.length} decisions imported. Export them on the review page.`,
    );
  }
  const page = await buildReviewPage();
  if (exportTo) {
    const progress = createProgressReporter(reviewing.review.pictures.length);
    const bytes = await exportReviewHtml(exportTo, page, reviewing.review, reviewing.files, progress.step);
    console.log(`${exportTo}, ${(bytes / 2 ** 20).toFixed(1)} MB. Open it in any browser.`);
    return exitCodes.approved;
  }
  if (reviewer === null) {
    console.log(
      'Git has no user name, so the page asks for yours; pass --reviewer "Name", or run git config user.name "Name".',
    );
  }
  const { address, close } = await serveReview(reviewing, await ReviewPageFiles.list(page), port);
  console.log(`${reviewing.review.pictures.length} pictures to review: ${address}\nStop with Ctrl C.`);
  if (open) openBrowser(address);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await close();
  return exitCodes.approved;
}

async function readSaved(path: string): Promise<Record<string, ExportedDecision>> {
  const saved = JSON.parse(await readFile(path, 'utf8'));
  if (saved?.kind === 'piri-visual-decisions') return saved.decisions;
  throw new CliError(exitCodes.usage, `${path} contains no decisions of a review.`);
}
