import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import { createCommitWorktree } from '../git/commit-worktree.ts';
import { linkPackages } from '../git/link-packages.ts';
import { runGit } from '../git/run-git.ts';
import type { Paths } from '../paths.ts';
import { repositoryRoot } from '../repository.ts';
import { buildStorybook } from '../run/build-storybook.ts';
import { CheckRecorder } from './check-recorder.ts';
import {
  prepareJourney,
  verifyAffectedSelection,
  verifyCheckReportsChanges,
  verifyReviewInPage,
  verifyTamperedBaselineFails,
} from './journey.ts';
import { changeComponents, changeToken } from './journey-change.ts';

/**
 * Runs the whole review on the real Storybook, in a checkout of the last commit: changes a token and two components,
 * checks that exactly the stories they affect differ, approves some screenshots and rejects one in the page, and runs
 * the gate.
 */
export async function verifyReviewJourney(paths: Paths): Promise<ExitCode> {
  const started = performance.now();
  const commit = await runGit(repositoryRoot, 'rev-parse', 'HEAD');
  const recorder = new CheckRecorder();
  const { folder, remove } = await createCommitWorktree(repositoryRoot, commit);
  let figures: Record<string, number> = {};
  try {
    await linkPackages(repositoryRoot, folder);
    // Share the browser and the review page between checkouts.
    await mkdir(join(repositoryRoot, '.tools'), { recursive: true });
    await symlink(join(repositoryRoot, '.tools'), join(folder, '.tools'), 'junction');
    figures = await runJourney(folder, recorder);
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    recorder.record('the journey runs to its end', false, why);
  } finally {
    await remove();
  }
  const { checks, failed, seconds: steps } = recorder;
  const seconds = (performance.now() - started) / 1000;
  const report = { passed: checks.length - failed, failed, commit, seconds, steps, figures, checks };
  await mkdir(paths.reports, { recursive: true });
  await writeFile(join(paths.reports, 'visual-journey.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log(`${report.passed} of ${checks.length} checks passed, ${seconds.toFixed(0)} s.`);
  return failed === 0 ? exitCodes.approved : exitCodes.unapproved;
}

async function runJourney(folder: string, recorder: CheckRecorder): Promise<Record<string, number>> {
  const author = ['-c', 'user.name=Mina', '-c', 'user.email=mina@piri.example'];
  await changeToken(folder);
  await runGit(folder, ...author, 'commit', '--quiet', '--all', '--no-verify', '--message', 'Another token');
  await changeComponents(folder);
  await buildStorybook(folder);
  recorder.recordSeconds('build');
  const journey = await prepareJourney(folder, recorder);
  recorder.recordSeconds('reach');
  await verifyAffectedSelection(journey);
  recorder.recordSeconds('affected');
  const open = await verifyCheckReportsChanges(journey);
  recorder.recordSeconds('gate');
  await verifyReviewInPage(journey, open);
  await verifyTamperedBaselineFails(journey);
  recorder.recordSeconds('planted');
  const { stories, affectedStories, others } = journey;
  return { stories, reached: affectedStories.length, others: others.length, open: open.length };
}
