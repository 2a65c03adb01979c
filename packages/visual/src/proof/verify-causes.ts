import { appendFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReviewRecords } from '../approved/review-records.ts';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import { createCommitWorktree } from '../git/commit-worktree.ts';
import { linkPackages } from '../git/link-packages.ts';
import { readObjectIdsByPath, runGit } from '../git/run-git.ts';
import { computeGitObjectId } from '../inputs/git-object.ts';
import { storybookInputsFileName } from '../inputs/storybook-inputs.ts';
import type { Paths } from '../paths.ts';
import { repositoryRoot } from '../repository.ts';
import { groupByCause } from '../review/group-by-cause.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';
import { capturePlantedChanges, type PlantedCapture } from './capture-planted-change.ts';
import { innocentFiles, type PlantedChange, plantChanges, plantedTrials } from './planted-changes.ts';

/** The result of one trial: changes that were planted together, before or after a commit. */
interface Trial {
  name: string;
  committed: boolean;
  changed: number;
  /** How many changed screenshots are assigned to a change that did change them. */
  right: number;
  causes: readonly string[];
  cards: number;
}

const minShare = 0.95;

/**
 * Plants changes in a checkout of the last commit, together with changes of other files that are not visible, and
 * counts the screenshots whose cause is named correctly. An interrupted run continues where it stopped.
 */
export async function verifyCauses(paths: Paths, count: number, ref = 'HEAD'): Promise<ExitCode> {
  const commit = await runGit(repositoryRoot, 'rev-parse', ref);
  const { folder, remove } = await createCommitWorktree(repositoryRoot, commit);
  const trials: Trial[] = [];
  try {
    await linkPackages(repositoryRoot, folder);
    const labelsByChange = new Map<string, ReadonlySet<string>>();
    for (const changes of plantedTrials.slice(0, count)) {
      const capture = await capturePlantedChanges(paths, folder, commit, changes);
      const [first] = changes;
      if (first && changes.length === 1) labelsByChange.set(first.name, new Set(listChanged(capture)));
      for (const committed of [false, true]) {
        await changeCheckout(folder, commit, changes, committed);
        const trial = await evaluate(folder, capture, changes, committed, labelsByChange);
        trials.push(trial);
        console.log(describe(trial));
      }
    }
  } finally {
    await remove();
  }
  const sum = (key: 'right' | 'changed') => trials.reduce((total, trial) => total + trial[key], 0);
  const share = sum('right') / sum('changed');
  await mkdir(paths.reports, { recursive: true });
  await writeFile(
    join(paths.reports, 'visual-causes.json'),
    `${JSON.stringify({ commit, share, trials }, null, 2)}\n`,
  );
  console.log(
    `The cause is right in ${sum('right')} of ${sum('changed')} screenshots (${(share * 100).toFixed(1)} %).`,
  );
  return share >= minShare ? exitCodes.approved : exitCodes.unapproved;
}

function listChanged({ results }: PlantedCapture): string[] {
  return results.filter(({ difference }) => difference !== null).map(getScreenshotLabel);
}

/** Plants the changes before or after a commit with most of the innocent changes. The others are not committed. */
async function changeCheckout(
  folder: string,
  commit: string,
  changes: readonly PlantedChange[],
  committed: boolean,
): Promise<void> {
  await runGit(folder, 'reset', '--quiet', '--hard', commit);
  const planted = changes.flatMap(({ files }) => files);
  const innocent = innocentFiles.filter((file) => !planted.includes(file));
  if (committed) await plantChanges(folder, changes);
  await changeInvisibly(folder, innocent.slice(2));
  const identity = ['-c', 'user.name=Mina', '-c', 'user.email=mina@piri.example'];
  await runGit(folder, ...identity, 'commit', '--quiet', '--no-verify', '--all', '--message', 'Changes');
  if (!committed) await plantChanges(folder, changes);
  await changeInvisibly(folder, innocent.slice(0, 2));
}

async function changeInvisibly(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const text = file.endsWith('.css')
      ? '.unused { color: red; }\n'
      : file.endsWith('.woff2')
        ? ' '
        : "export const unused = 'A text of 12 letters';\n";
    await appendFile(join(folder, file), `\n${text}`);
  }
}

async function evaluate(
  folder: string,
  capture: PlantedCapture,
  changes: readonly PlantedChange[],
  committed: boolean,
  labelsByChange: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Trial> {
  const { commit, inputs, results, stories } = capture;
  const ids = Object.keys(inputs.files).map(
    async (file) => [file, computeGitObjectId(await readFile(join(folder, file)))] as const,
  );
  const files = Object.fromEntries(await Promise.all(ids));
  const built = await mkdtemp(join(tmpdir(), 'causes-'));
  await writeFile(join(built, storybookInputsFileName), JSON.stringify({ ...inputs, files }));
  const causes = await groupByCause({
    results,
    reviews: await readReviewRecords(join(folder, 'packages/visual/baselines')),
    built,
    stories,
    lastPassedCheck: {
      commit,
      at: new Date().toISOString(),
      files: Object.fromEntries(await readObjectIdsByPath(folder, commit)),
    },
    describeAccessibility: () => '',
    root: folder,
  });
  const titles = new Map(
    causes.flatMap(({ title, pictures }) => pictures.map((label) => [label, title] as const)),
  );
  const changed = listChanged(capture);
  const right = changed.filter((label) => {
    const visible = changes.filter(({ name }) => labelsByChange.get(name)?.has(label));
    const expected = (visible.length > 0 ? visible : changes).flatMap((change) => change.causes);
    return expected.includes(titles.get(label) ?? '');
  });
  return {
    name: changes.map(({ name }) => name).join(' + '),
    committed,
    changed: changed.length,
    right: right.length,
    causes: causes.map(({ title }) => title),
    cards: causes.reduce((sum, { cards }) => sum + cards.length, 0),
  };
}

function describe({ name, committed, changed, right, causes, cards }: Trial): string {
  const when = committed ? 'committed' : 'not committed';
  return `| ${name}, ${when} | ${changed} | ${right} | ${cards} | ${causes.join(', ')} |`;
}
