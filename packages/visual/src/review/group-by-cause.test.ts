import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import type { DifferenceMetrics } from '../compare/compare-screenshots.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import { computeGitObjectId } from '../inputs/git-object.ts';
import { type StorybookInputs, storybookInputsFileName } from '../inputs/storybook-inputs.ts';
import type { Story } from '../stories.ts';
import { type GroupByCauseOptions, groupByCause } from './group-by-cause.ts';
import type { CauseGroup } from './review-data.ts';

const face =
  '@font-face { font-family: "Tiro"; src: url("../ui/display.woff2?no-inline") format("woff2"); }\n';

const sheet = (light: string, dark: string, radius: string) =>
  `:root { --accent: ${light}; --radius: ${radius}; }\n[data-theme='dark'] { --accent: ${dark}; }\n@theme { --color-accent: var(--accent); }\n@utility corner { border-radius: var(--radius); }\n${face}@theme { --font-display: 'Tiro', serif; }\n`;

/** The files of the first commit. */
const files: Record<string, string> = {
  'ui/tokens.css': sheet('#3A55B4', '#aab', '2px'),
  'ui/font.woff2': 'font',
  'ui/display.woff2': 'font of the modal',
  'ui/button/button.tsx': '<button class="px-6 bg-accent">',
  'ui/field/field.tsx': '<input class="corner">',
  'ui/modal/modal.tsx': '<dialog class="p-6 font-display">',
  'ui/logo/logo.tsx': '<svg class="size-6">',
  ...Object.fromEntries(
    ['button', 'field', 'modal', 'logo'].map((name) => [`ui/${name}/${name}.stories.tsx`, `${name} 1`]),
  ),
};

const storyFiles = Object.keys(files).filter((file) => file.includes('.stories.'));
const stories: Story[] = storyFiles.flatMap((file) =>
  ['one', 'two', 'three', 'four'].map((name) => {
    const component = dirname(file).slice(3);
    return { id: `${component}--${name}`, title: component, name, tags: [], file };
  }),
);

let root: string;
let first: string;

async function git(...args: string[]): Promise<string> {
  const identity = ['-c', 'user.name=Mina', '-c', 'user.email=mina@example.com'];
  return (await promisify(execFile)('git', [...identity, ...args], { cwd: root })).stdout.trim();
}

async function write(changes: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(changes)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}

async function commit(changes: Record<string, string>): Promise<string> {
  await write(changes);
  await git('add', '.');
  await git('commit', '-qm', 'State');
  return git('rev-parse', 'HEAD');
}

/** Builds the inputs from the current files. The modal uses the button. */
async function readInputs(): Promise<StorybookInputs> {
  const ids = Object.keys(files).map(
    async (file) => [file, computeGitObjectId(await readFile(join(root, file)))] as const,
  );
  return {
    files: Object.fromEntries(await Promise.all(ids)),
    global: ['ui/tokens.css', 'ui/font.woff2', 'ui/display.woff2'],
    globs: {},
    stories: Object.fromEntries(
      storyFiles.map((file) => [
        file,
        [file, file.replace('.stories', ''), ...(file.includes('modal') ? ['ui/button/button.tsx'] : [])],
      ]),
    ),
  };
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'causes-'));
  await git('init', '-q');
  first = await commit(files);
});

function result(story: string, more: Partial<DifferenceMetrics> | null = {}): ScreenshotResult {
  const metrics = {
    pixels: 10,
    share: 0.1,
    regions: [],
    shifts: [],
    look: story,
    grown: { width: 0, height: 0 },
    ...more,
  };
  return {
    story,
    mode: 'm',
    status: more ? 'changed' : 'approved',
    message: null,
    approved: 'x',
    captured: 'y',
    heard: null,
    difference: more && { ...metrics, imagePath: '' },
  };
}

/** Returns a result for each story of the components: changed, or equal if it is not among the named ones. */
function resultsOf(components: readonly string[], isChanged: (story: string) => boolean): ScreenshotResult[] {
  return stories
    .filter(({ title }) => components.includes(title))
    .map(({ id }) => result(id, isChanged(id) ? {} : null));
}

const shift = (from: string, to: string, share = 0.8) => ({ shifts: [{ from, to, share }] });

async function causes(results: ScreenshotResult[], more: Partial<GroupByCauseOptions> = {}) {
  await writeFile(join(root, storybookInputsFileName), JSON.stringify(await readInputs()));
  const screenshots = results.map(({ story, mode }) => ({ story, mode, from: null, to: 'x' }));
  const reviews = [
    { by: 'Mina', at: '2026-01-01T00:00:00Z', commit: first, reason: 'First', pictures: screenshots },
  ];
  const describeAccessibility = ({ story }: ScreenshotResult) =>
    story.startsWith('button') ? '- link "One"\n+ link "Two"' : '';
  return groupByCause({
    results,
    reviews,
    built: root,
    stories,
    lastPassedCheck: null,
    describeAccessibility,
    root,
    ...more,
  });
}

const summary = (found: readonly CauseGroup[]) =>
  found.map(({ kind, title, pictures }) => [kind, title, pictures.length]);
const all = ['button', 'field', 'modal', 'logo'];

test('BENCH-4 pictures that show the changed colour of one token are one group, light and dark', async () => {
  await commit({ 'ui/tokens.css': sheet('#25387A', '#ccd', '4px') });
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
    detail: `One value in ui/tokens.css, changed since commit ${first.slice(0, 7)}. It shows in 3 stories of 3 components.`,
    diff: expect.stringContaining('+:root { --accent: #25387A;'),
  });
});

test('BENCH-4 the file that explains all changes is named before files that explain some', async () => {
  // Each modal has a button, so the modal's own file explains a part of the pictures, too.
  await write({
    'ui/button/button.tsx': '<button class="px-5 bg-accent">',
    'ui/modal/modal.tsx': '<dialog class="p-6" id="new">',
    'ui/font.woff2': 'another font',
  });
  const found = await causes(resultsOf(all, (story) => /^(button|modal)/.test(story)));
  expect(summary(found)).toEqual([['component', 'ui/button/button.tsx', 8]]);
});

test('BENCH-4 files that are not committed are suspected before those of earlier commits', async () => {
  await commit({ 'ui/modal/modal.tsx': '<dialog class="p-6" id="new">' });
  await write({ 'ui/modal/modal.stories.tsx': 'modal 2' });
  const [cause] = await causes(resultsOf(all, (story) => story.startsWith('modal')));
  expect(cause).toMatchObject({
    title: 'ui/modal/modal.stories.tsx',
    detail: "The story's own file, not committed, and no file it shows.",
  });
});

test('BENCH-4 an equal picture exonerates the files that it shares with the others', async () => {
  await write({
    'ui/button/button.tsx': '<button class="px-6 bg-accent" id="new">',
    'ui/modal/modal.tsx': '<dialog class="p-8">',
  });
  const found = await causes(resultsOf(all, (story) => story.startsWith('modal')));
  expect(summary(found)).toEqual([['component', 'ui/modal/modal.tsx', 4]]);
});

test('BENCH-4 two changes at once are two causes', async () => {
  await write({
    'ui/field/field.tsx': '<input class="corner p-2">',
    'ui/button/button.tsx': '<button class="px-5 bg-accent">',
  });
  const found = await causes(resultsOf(all, (story) => !story.startsWith('logo')));
  expect(summary(found)).toEqual([
    ['component', 'ui/button/button.tsx', 8],
    ['component', 'ui/field/field.tsx', 4],
  ]);
});

test('BENCH-4 a comment changes no picture', async () => {
  await write({
    'ui/logo/logo.stories.tsx': '// A comment.\nlogo 1',
    'ui/logo/logo.tsx': '<svg class="size-8">',
  });
  const [cause] = await causes([result('logo--one')]);
  expect(cause?.title).toBe('ui/logo/logo.tsx');
});

test('BENCH-4 what was there when a check passed is not suspected, even if it is not committed', async () => {
  await write({ 'ui/modal/modal.tsx': '<dialog class="p-8">' });
  const { files: ids } = await readInputs();
  await write({ 'ui/modal/modal.stories.tsx': 'modal 2' });
  const lastPassedCheck = { commit: first, at: '2026-01-02T00:00:00Z', files: ids };
  const [cause] = await causes(
    resultsOf(all, (story) => story.startsWith('modal')),
    { lastPassedCheck },
  );
  expect(cause?.title).toBe('ui/modal/modal.stories.tsx');
});

test('BENCH-4 a changed value that is no colour is assigned to the stories that use it', async () => {
  await write({ 'ui/tokens.css': sheet('#3A55B4', '#aab', '4px') });
  const [cause] = await causes(resultsOf(all, (story) => story.startsWith('field')));
  expect(cause).toMatchObject({ kind: 'token', title: '--radius', values: { before: '2px', after: '4px' } });
});

test('BENCH-4 a font is named if nothing else explains the pictures', async () => {
  await write({ 'ui/font.woff2': 'another font' });
  const found = await causes(resultsOf(all, () => true));
  expect(summary(found)).toEqual([['font', 'ui/font.woff2', 16]]);
  expect(found[0]?.diff).toBeNull();
});

test('BENCH-28 a font that some stories use is named before a file that they share with equal ones', async () => {
  await write({
    'ui/display.woff2': 'another font',
    'ui/button/button.tsx': '<button class="px-6 bg-accent" id="new">',
  });
  // Without stories of the button itself, which would exonerate it.
  const found = await causes(
    resultsOf(['field', 'modal', 'logo'], (story) => /^modal--(one|two)/.test(story)),
  );
  expect(summary(found)).toEqual([['font', 'ui/display.woff2', 2]]);
});

test('BENCH-4 if two files explain the same pictures equally well, the second one is named as well', async () => {
  await write({ 'ui/logo/logo.stories.tsx': 'logo 2', 'ui/logo/logo.tsx': '<svg class="size-8">' });
  const [cause] = await causes(resultsOf(all, (story) => story.startsWith('logo')));
  expect(`${cause?.title} ${cause?.detail}`).toMatch(
    /logo\.tsx.*logo\.stories\.tsx|logo\.stories\.tsx.*logo\.tsx/,
  );
  expect(cause?.detail).toContain('explains them almost as well');
});

test('BENCH-4 the lines that changed in the file stand beside the pictures', async () => {
  await write({ 'ui/logo/logo.tsx': '<svg class="size-8">' });
  const [cause] = await causes([result('logo--one')]);
  expect(cause?.diff?.split('\n').filter((line) => /^[+-]/.test(line))).toEqual([
    '-<svg class="size-6">',
    '+<svg class="size-8">',
  ]);
});

test('BENCH-4 without a known commit, pictures that changed alike are a group, unless there is only one', async () => {
  first = 'unknown';
  const found = await causes([
    result('logo--one', shift('#ffffff', '#eeeeee')),
    result('field--one', shift('#ffffff', '#eeeeee')),
    result('button--one', { grown: { width: 0, height: 8 } }),
  ]);
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
  await commit({ 'ui/tokens.css': sheet('#25387A', '#ccd', '2px') });
  const alike = stories
    .filter(({ name }) => name !== 'four')
    .map(({ id }) => result(id, shift('#3a55b4', '#25387a')));
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
