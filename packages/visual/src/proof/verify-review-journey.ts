import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import { checkOutCommit } from '../git/checkout.ts';
import { git } from '../git/git.ts';
import { linkPackages } from '../git/link-packages.ts';
import type { Paths } from '../paths.ts';
import { repositoryRoot } from '../repository.ts';
import { buildStorybook } from '../run/build-storybook.ts';
import { Findings } from './findings.ts';
import { decideInPage, plantBaseline, prepare, readAffectedStories, runCheck } from './journey.ts';
import { changeComponents, changeToken } from './journey-change.ts';

/**
 * Runs the whole review on the real Storybook, in a checkout of the last commit: changes a token and two components,
 * checks that exactly the stories they affect differ, approves some screenshots and rejects one in the page, and runs
 * the gate.
 */
export async function verifyReviewJourney(paths: Paths): Promise<ExitCode> {
  const started = performance.now();
  const commit = await git(repositoryRoot, 'rev-parse', 'HEAD');
  const findings = new Findings();
  const { folder, remove } = await checkOutCommit(repositoryRoot, commit);
  let figures: Record<string, number> = {};
  try {
    await linkPackages(repositoryRoot, folder);
    // Share the browser and the review page between checkouts.
    await mkdir(join(repositoryRoot, '.tools'), { recursive: true });
    await symlink(join(repositoryRoot, '.tools'), join(folder, '.tools'), 'junction');
    figures = await readBenchmark(folder, findings);
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    findings.see('the journey runs to its end', false, why);
  } finally {
    await remove();
  }
  const { checks, failed, seconds: steps } = findings;
  const seconds = (performance.now() - started) / 1000;
  const report = { passed: checks.length - failed, failed, commit, seconds, steps, figures, checks };
  await mkdir(paths.reports, { recursive: true });
  await writeFile(join(paths.reports, 'visual-journey.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log(`${report.passed} of ${checks.length} checks passed, ${seconds.toFixed(0)} s.`);
  return failed === 0 ? exitCodes.approved : exitCodes.unapproved;
}

async function readBenchmark(folder: string, findings: Findings): Promise<Record<string, number>> {
  const author = ['-c', 'user.name=Mina', '-c', 'user.email=mina@piri.example'];
  await changeToken(folder);
  await git(folder, ...author, 'commit', '--quiet', '--all', '--no-verify', '--message', 'Another token');
  await changeComponents(folder);
  await buildStorybook(folder);
  findings.timed('build');
  const journey = await prepare(folder, findings);
  findings.timed('reach');
  await readAffectedStories(journey);
  findings.timed('affected');
  const open = await runCheck(journey);
  findings.timed('gate');
  await decideInPage(journey, open);
  await plantBaseline(journey);
  findings.timed('planted');
  const { stories, reached, others } = journey;
  return { stories, reached: reached.length, others: others.length, open: open.length };
}
