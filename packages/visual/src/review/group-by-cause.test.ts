import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import type { DifferenceMetrics } from '../compare/compare-screenshots.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import { readObjectIdsByPath } from '../git/run-git.ts';
import { type StorybookInputs, storybookInputsFileName } from '../inputs/storybook-inputs.ts';
import type { Story } from '../stories.ts';
import { groupByCause } from './group-by-cause.ts';

const sheet = (light: string, dark: string) =>
  `:root { --accent: ${light}; --radius: ${light === '#25387A' ? '4px' : '2px'}; }\n[data-theme='dark'] { --accent: ${dark}; }\n@theme { --color-accent: var(--accent); }\n`;

/** Files before and after. Equal if unchanged. */
const files: Record<string, [string, string]> = {
  'ui/tokens.css': [sheet('#3A55B4', '#aab'), sheet('#25387A', '#ccd')],
  'ui/button/button.tsx': ['button', 'wider button'],
  'ui/button/button.stories.tsx': ['stories', 'stories'],
  'ui/field/field.tsx': ['field', 'field'],
  'ui/field/field.stories.tsx': ['stories', 'other stories'],
  'ui/modal/modal.tsx': ['modal', 'modal'],
  'ui/modal/modal.stories.tsx': ['stories', 'stories'],
  'ui/logo/logo.tsx': ['logo', 'logo'],
  'ui/logo/logo.stories.tsx': ['stories', 'stories'],
};

const storyFiles = ['button', 'field', 'modal', 'logo'].map((name) => `ui/${name}/${name}.stories.tsx`);
const stories: Story[] = storyFiles.flatMap((file) =>
  ['one', 'two', 'three'].map((name) => {
    const component = dirname(file).slice(3);
    return { id: `${component}--${name}`, title: component, name, tags: [], file };
  }),
);

let root: string;
let commit: string;

async function git(...args: string[]): Promise<string> {
  const identity = ['-c', 'user.name=Mina', '-c', 'user.email=mina@example.com'];
  return (await promisify(execFile)('git', [...identity, ...args], { cwd: root })).stdout.trim();
}

async function writeFiles(side: 0 | 1): Promise<void> {
  for (const [file, sides] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), sides[side]);
  }
  await git('add', '.');
  await git('commit', '-qm', 'State');
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'causes-'));
  await git('init', '-q');
  await writeFiles(0);
  commit = await git('rev-parse', 'HEAD');
  await writeFiles(1);
  const inputs: StorybookInputs = {
    files: Object.fromEntries(await readObjectIdsByPath(root, 'HEAD')),
    global: [],
    globs: {},
    stories: Object.fromEntries(
      storyFiles.map((file) => [
        file,
        [file, file.replace('.stories', ''), ...(file.includes('modal') ? ['ui/button/button.tsx'] : [])],
      ]),
    ),
  };
  await writeFile(join(root, storybookInputsFileName), JSON.stringify(inputs));
});

function result(story: string, more: Partial<DifferenceMetrics> = {}): ScreenshotResult {
  const metrics = {
    pixels: 10,
    share: 0.1,
    regions: [],
    shifts: [],
    grown: { width: 0, height: 0 },
    ...more,
  };
  const difference = { ...metrics, imagePath: '' };
  return {
    story,
    mode: 'm',
    status: 'changed',
    message: null,
    approved: 'x',
    captured: 'y',
    heard: null,
    difference,
  };
}

const shift = (from: string, to: string, share = 0.8) => ({ shifts: [{ from, to, share }] });

function causes(results: ScreenshotResult[], at = commit) {
  const screenshots = results.map(({ story, mode }) => ({ story, mode, from: null, to: 'x' }));
  const reviews = [
    { by: 'Mina', at: '2026-01-01T00:00:00Z', commit: at, reason: 'First', pictures: screenshots },
  ];
  const describeAccessibility = ({ story }: ScreenshotResult) =>
    story.startsWith('button') ? '- link "One"\n+ link "Two"' : story;
  return groupByCause({ results, reviews, built: root, stories, describeAccessibility, root });
}

test('BENCH-4 pictures that show the changed colour of one token are one group, light and dark', async () => {
  const [cause, ...more] = await causes([
    result('logo--one', shift('#3a55b4', '#25387a')),
    result('button--one', shift('#3a55b4', '#25387a', 0.2)),
    result('modal--one', shift('#aaaabb', '#ccccdd')),
  ]);
  expect(more).toEqual([]);
  expect(cause).toMatchObject({
    kind: 'token',
    title: '--color-accent',
    values: { before: '#3A55B4', after: '#25387A' },
    pictures: ['button--one m', 'logo--one m', 'modal--one m'],
    detail: `One value in ui/tokens.css, changed since commit ${commit.slice(0, 7)}. It shows in 3 stories of 3 components.`,
  });
});

test('BENCH-4 a picture without the colour is assigned to the changed file that its story depends on', async () => {
  const found = await causes([
    result('field--one', shift('#ffffff', '#cccccc')),
    result('button--one', shift('#ffffff', '#eeeeee')),
    result('button--two', shift('#ffffff', '#eeeeee')),
    result('modal--one', shift('#ffffff', '#dddddd')),
  ]);
  // The largest group comes first.
  expect(found.map(({ kind, title, pictures }) => [kind, title, pictures.length])).toEqual([
    ['component', 'ui/button/button.tsx', 3],
    ['story', 'ui/field/field.stories.tsx', 1],
  ]);
});

test('BENCH-4 a change without a changed component is assigned to the changed sheet, with its values', async () => {
  const [cause] = await causes([result('logo--one', { grown: { width: 0, height: 2 } })]);
  expect(cause).toMatchObject({ kind: 'style', title: 'ui/tokens.css', pictures: ['logo--one m'] });
  expect(cause?.detail).toContain('--radius was 2px, is 4px');
});

test('BENCH-4 without a known commit, pictures that changed alike are a group, unless there is only one', async () => {
  const found = await causes(
    [
      result('logo--one', shift('#ffffff', '#eeeeee')),
      result('field--one', shift('#ffffff', '#eeeeee')),
      result('button--one', { grown: { width: 0, height: 8 } }),
    ],
    'unknown',
  );
  expect(found).toMatchObject([
    {
      kind: 'look',
      title: '#ffffff became #eeeeee',
      values: { before: '#ffffff', after: '#eeeeee' },
      pictures: ['field--one m', 'logo--one m'],
    },
  ]);
});

test('BENCH-4 the picture that changed differently from its group is the outlier', async () => {
  const alike = stories.map(({ id }) => result(id, shift('#3a55b4', '#25387a')));
  const odd = result('logo--two', {
    share: 0.9,
    grown: { width: 0, height: 40 },
    shifts: [
      { from: '#ffffff', to: '#000000', share: 0.7 },
      { from: '#3a55b4', to: '#25387a', share: 0.1 },
    ],
  });
  const [cause] = await causes(alike.map((one) => (one.story === odd.story ? odd : one)));
  expect(cause?.pictures).toHaveLength(12);
  expect(cause?.outliers).toEqual(['logo--two m']);
});

test('BENCH-4 pictures with the same accessibility change are one group with a single outlier', async () => {
  const heard = (story: string): ScreenshotResult => ({
    ...result(story),
    status: 'accessibility',
    difference: null,
  });
  const found = await causes([heard('button--two'), heard('button--one'), heard('field--one')]);
  expect(found).toMatchObject([
    {
      kind: 'heard',
      title: 'link "One" became link "Two"',
      pictures: ['button--one m', 'button--two m'],
      outliers: ['button--one m'],
    },
  ]);
  expect(found[0]?.detail).toContain('in the same 2 lines');
});
