import { execFile } from 'node:child_process';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readApprovalIndex } from '../approved/review-records.ts';
import { resolveScreenshotFile } from '../approved/screenshot-file.ts';
import { launchChromium } from '../browser/browser.ts';
import { CliError, exitCodes } from '../cli-error.ts';
import { runGit } from '../git/run-git.ts';
import { findAffectedStoryFilesSince } from '../inputs/affected-story-files.ts';
import { readStorybookInputs, type StorybookInputs } from '../inputs/storybook-inputs.ts';
import { getScreenshotLabel, sha256 } from '../screenshot-id.ts';
import { readStories } from '../stories.ts';
import type { CheckRecorder } from './check-recorder.ts';
import {
  changedToken,
  findStoriesAffectedByChange,
  journeyModeName,
  type StoriesAffectedByChange,
} from './journey-change.ts';
import { ReviewPageObject } from './review-page-object.ts';

/** How many unaffected stories are checked too. */
const unaffectedCount = 12;
const inMode = ['--modes', journeyModeName];

/** A checkout with changes, and what is known about it. */
export interface Journey {
  folder: string;
  recorder: CheckRecorder;
  inputs: StorybookInputs;
  affectedByChange: StoriesAffectedByChange;
  /** The affected stories, and some of the unaffected ones. */
  affectedStories: readonly string[];
  others: readonly string[];
  stories: number;
}

export async function prepareJourney(folder: string, recorder: CheckRecorder): Promise<Journey> {
  const built = join(folder, 'storybook-static');
  const inputs = await readStorybookInputs(built);
  if (!inputs) throw new CliError(exitCodes.incomparable, 'The Storybook has no record of its inputs.');
  const stories = await readStories(built);
  const approvalIndex = await readApprovalIndex(baselinesIn(folder));
  // A story without approval is new, whatever is changed.
  const approvedStories = stories.filter(
    ({ id }) => approvalIndex.get(getScreenshotLabel({ story: id, mode: journeyModeName }))?.to,
  );
  const affectedByChange = await findStoriesAffectedByChange(folder, built, inputs, approvedStories);
  const affectedStories = [
    ...new Set([...affectedByChange.token, ...affectedByChange.seen, ...affectedByChange.heard]),
  ];
  const rest = approvedStories.map(({ id }) => id).filter((id) => !affectedStories.includes(id));
  // Ordered by hash, which is independent of the names and stable.
  const others = rest.sort((one, other) => (sha256(one) < sha256(other) ? -1 : 1)).slice(0, unaffectedCount);
  return { folder, recorder, inputs, affectedByChange, affectedStories, others, stories: stories.length };
}

/** Checks the result of `--affected` for the two components. The token's change is already committed. */
export async function verifyAffectedSelection({
  folder,
  recorder,
  inputs,
  affectedByChange,
}: Journey): Promise<void> {
  const { exit, output, pictures } = await check(folder, ['--affected', ...inMode]);
  const storiesThat = (...statuses: string[]) =>
    pictures.filter(({ status }) => statuses.includes(status)).map(({ story }) => story);
  recorder.record('check --affected exits with 1', exit === exitCodes.unapproved, output);
  const all = storiesThat('approved', 'changed', 'accessibility');
  recorder.recordSame('--affected selects the stories of the two components', all, affectedByChange.byFile);
  // Stories that show the token count as changed because of it.
  const changed = [
    ...affectedByChange.seen,
    ...affectedByChange.token.filter((id) => affectedByChange.byFile.includes(id)),
  ];
  recorder.recordSame(
    'one component has changed in every story that shows it',
    storiesThat('changed'),
    changed,
  );
  const accessibilityOnly = affectedByChange.heard.filter((id) => !changed.includes(id));
  recorder.recordSame(
    'the other component has another accessibility tree',
    storiesThat('accessibility'),
    accessibilityOnly,
  );
  const { files } = await findAffectedStoryFilesSince(
    folder,
    inputs,
    await runGit(folder, 'rev-parse', 'HEAD~1'),
  );
  recorder.recordSame(
    'after a token has changed, --affected selects all stories',
    [...files],
    Object.keys(inputs.stories),
  );
}

/** Runs the gate and returns the screenshots that need review. */
export async function verifyCheckReportsChanges(journey: Journey): Promise<string[]> {
  const { recorder, affectedStories } = journey;
  const { exit, output, pictures } = await gate(journey);
  const open = pictures.filter(({ status }) => status !== 'approved');
  recorder.record('check exits with 1', exit === exitCodes.unapproved, output);
  const differing = open.map(({ story }) => story);
  recorder.recordSame('exactly the stories that use a changed file differ', differing, affectedStories);
  return open.map(getScreenshotLabel);
}

export async function verifyReviewInPage(journey: Journey, open: readonly string[]): Promise<void> {
  const { folder, recorder, affectedByChange } = journey;
  const browser = await launchChromium();
  try {
    const page = await ReviewPageObject.open(browser, folder);
    const { causes } = await page.review();
    const lines = causes.map(({ title, detail }) => `${title}: ${detail}`);
    recorder.record('the page names the token', lines.join().includes(changedToken.name), lines);
    await page.approveByKey();
    await page.rejectByKey('This colour is for offers');
    await page.approveByMouse();
    await page.rejectByMouse('Not this one either');
    await page.undoByMouse();
    const isShown = await page.showsEvidenceOf('Accessibility', 'Another subject');
    recorder.record('the page shows the changed accessibility tree', isShown, 'The page does not show it.');
    await page.approveByMouse();
    const decisions = Object.entries((await page.review()).decisions);
    const decisionLines = decisions.map(([one, { verb }]) => `${verb} ${one}`);
    const hasAccessibilityChange = (one: string) =>
      affectedByChange.heard.some((id) => one.startsWith(`approve ${id} `));
    recorder.record(
      'one is rejected, by keyboard and by mouse',
      count(decisionLines, /^reject /) === 1,
      decisionLines,
    );
    recorder.record(
      'three are approved, one of them for its accessibility tree only',
      count(decisionLines, /^approve /) === 3 && decisionLines.some(hasAccessibilityChange),
      decisionLines,
    );
    await page.export('Looked at in the journey');
    await page.close();
    recorder.recordSeconds('page');

    const second = await gate(journey);
    const isSaid = /Mina on \S+ rejected it: This colour is for offers/.test(second.output);
    recorder.record(
      'check exits with 1 and prints the reason of the rejection',
      second.exit === exitCodes.unapproved && isSaid,
      second.output,
    );
    const left = second.pictures.filter(({ status }) => status !== 'approved').map(getScreenshotLabel);
    const approved = decisionLines
      .filter((one) => one.startsWith('approve '))
      .map((one) => one.slice('approve '.length));
    recorder.recordSame(
      'approved pictures are no longer listed',
      left,
      open.filter((one) => !approved.includes(one)),
    );
    recorder.recordSeconds('gate again');

    const again = await ReviewPageObject.open(browser, folder);
    // A rejected picture needs no other decision, so the page does not lead to it.
    for (const _ of left.slice(1)) await again.approveByKey();
    await again.showOnly('Rejected');
    await again.approveByKey();
    await again.export('All of it is meant');
    await again.close();
    recorder.recordSeconds('page again');
    const third = await gate(journey);
    recorder.record(
      'check exits with 0 once the rest is approved',
      third.exit === exitCodes.approved,
      third.output,
    );
    recorder.recordSeconds('last gate');
  } finally {
    await browser.close();
  }
}

/** Copies one approved screenshot over another. */
export async function verifyTamperedBaselineFails(journey: Journey): Promise<void> {
  const { folder, recorder, others } = journey;
  const [from = '', to = ''] = others.map((story) =>
    resolveScreenshotFile(baselinesIn(folder), { story, mode: journeyModeName }),
  );
  await copyFile(from, to);
  const { exit, output } = await gate(journey);
  const isFound = exit === exitCodes.unapproved && output.includes('1 unapproved');
  recorder.record('check fails if a picture was copied in by hand', isFound, output);
}

function gate({ folder, affectedStories, others }: Journey): Promise<CheckResult> {
  const stories = [...affectedStories, ...others].flatMap((id) => ['--stories', id]);
  return check(folder, ['--refresh-inputs', ...inMode, ...stories]);
}

interface CheckResult {
  exit: number;
  output: string;
  pictures: readonly { story: string; mode: string; status: string }[];
}

/** Runs the checkout's own `check`. Its report has more detail than its output. */
async function check(folder: string, more: readonly string[]): Promise<CheckResult> {
  const args = [join(folder, 'packages/visual/src/main.ts'), 'check', ...more];
  const options = { cwd: folder, maxBuffer: 64 * 2 ** 20 };
  const result = await new Promise<Omit<CheckResult, 'pictures'>>((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ exit: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
  const report = JSON.parse(await readFile(join(folder, 'reports/visual.json'), 'utf8'));
  return { ...result, pictures: report.pictures };
}

function baselinesIn(folder: string): string {
  return join(folder, 'packages/visual/baselines');
}

function count(lines: readonly string[], pattern: RegExp): number {
  return lines.filter((one) => pattern.test(one)).length;
}
