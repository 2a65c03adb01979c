import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { beforeAll, expect, test } from 'vitest';
import { sha256 } from './screenshot-id.ts';
import { runCliCommand } from './testing/run-cli-command.ts';
import {
  createStorybookFixture,
  createTileStoryFixture,
  type FixtureStories,
  writeStorybookInputsFixture,
} from './testing/storybook-fixture.ts';

const stories: FixtureStories = {
  'tiny-tile--blue': createTileStoryFixture('#25387a'),
  'tiny-box--plain': createTileStoryFixture('#3a7a25'),
};
const light = ['--modes', '1280-light'];

/** Two approved stories. Each test works on a copy. */
let approved: string;

beforeAll(async () => {
  approved = await mkdtemp(join(tmpdir(), 'verbs-'));
  await createStorybookFixture(stories, join(approved, 'built'));
  await runCliCommand(approved, 'check');
  const names = ['tiny-tile--*', 'tiny-box--*', '--reason', 'First', '--reviewer', 'Mina'];
  expect(await runCliCommand(approved, 'approve', ...names)).toMatchObject({ exit: 0 });
}, 60_000);

async function copy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verbs-'));
  await cp(approved, folder, { recursive: true });
  return folder;
}

test('BENCH-4 compare reports on the last capture and takes no screenshots', async () => {
  const folder = await copy();
  expect(await runCliCommand(folder, 'compare')).toMatchObject({
    exit: 0,
    output: expect.stringContaining('All 6 pictures'),
  });
  await createStorybookFixture(
    { ...stories, 'tiny-tile--blue': createTileStoryFixture('#25387b') },
    join(folder, 'built'),
  );
  expect((await runCliCommand(folder, 'compare')).exit).toBe(0);
  expect((await runCliCommand(folder, 'capture')).exit).toBe(0);
  expect(await runCliCommand(folder, 'compare')).toMatchObject({
    exit: 1,
    output: expect.stringContaining('3 changed'),
  });
});

test('BENCH-4 detect-flakes passes if all runs are equal, and names what differs or fails', async () => {
  const folder = await copy();
  expect(await runCliCommand(folder, 'detect-flakes', '2', ...light)).toMatchObject({
    exit: 0,
    output: expect.stringContaining(
      '2 pictures, 2 runs: 0 differ in a byte or in their accessibility tree, 0 could not be taken',
    ),
  });
  const restless = {
    script:
      "root.innerHTML = '<p>x'; root.firstChild.style.background = '#' + crypto.randomUUID().slice(0, 6);",
  };
  const broken = { script: "throw new Error('no such thing');" };
  await createStorybookFixture(
    { ...stories, 'tiny-a--restless': restless, 'tiny-b--broken': broken },
    join(folder, 'built'),
  );
  const { exit, output } = await runCliCommand(folder, 'detect-flakes', '2', ...light);
  expect(exit).toBe(2);
  expect(output).toContain('tiny-a--restless 1280-light: 2 different renderings');
  expect(output).toContain('tiny-b--broken 1280-light: no such thing');
  expect(output).toContain(
    '4 pictures, 2 runs: 1 differ in a byte or in their accessibility tree, 1 could not be taken',
  );
});

test('BENCH-4 prune removes baselines without a story, requires a reason, and check passes afterwards', async () => {
  const folder = await copy();
  expect((await runCliCommand(folder, 'prune', '--reason', 'Gone')).output).toContain('Nothing to prune');
  await createStorybookFixture(
    { 'tiny-tile--blue': createTileStoryFixture('#25387a') },
    join(folder, 'built'),
  );
  expect((await runCliCommand(folder, 'check')).output).toContain('3 removed');
  expect(await runCliCommand(folder, 'prune')).toMatchObject({
    exit: 64,
    output: expect.stringContaining('needs a reason'),
  });
  expect(
    (await runCliCommand(folder, 'prune', '--reason', 'The box is gone', '--reviewer', 'Mina')).output,
  ).toContain('3 pictures removed');
  expect(await readdir(join(folder, 'baselines'))).not.toContain('tiny-box');
  expect((await runCliCommand(folder, 'check')).exit).toBe(0);
});

test('BENCH-4 a contact sheet shows all pictures of a component and is listed in sheets.json', async () => {
  const folder = await copy();
  expect((await runCliCommand(folder, 'contact-sheet')).output).toContain('6 pictures on 2 sheets');
  const sheets = join(folder, 'reports/visual/sheets');
  const shown = JSON.parse(await readFile(join(sheets, 'sheets.json'), 'utf8'));
  const taken = await readFile(join(folder, 'reports/visual/captured/tiny-tile/blue/360-light.png'));
  expect(shown['tiny-tile--blue 360-light']).toEqual({ sheet: 'tiny-tile.png', hash: sha256(taken) });
  const { data, width } = PNG.sync.read(await readFile(join(sheets, 'tiny-tile.png')));
  expect(width).toBe(1600);
  const colours = new Set(Array.from({ length: data.length / 4 }, (_, at) => data.readUInt32BE(at * 4)));
  expect(colours).toContain(0x25387aff);
  expect(
    (await runCliCommand(folder, 'contact-sheet', '--approved', '--stories', 'tiny-box--*')).output,
  ).toContain('3 pictures on 1 sheets');
});

test('BENCH-4 doctor reports the state of browser, Storybook, baselines and git', async () => {
  const folder = await copy();
  const { exit, output } = await runCliCommand(folder, 'doctor');
  expect(exit).toBe(0);
  expect(output).toMatch(/^Chromium [\d.]+, /m);
  expect(output).toContain('as it did for the baselines');
  expect(output).toContain('The Storybook has 2 stories and was built');
  expect(output).toMatch(/6 approved pictures take 0\.0 MB of the allowed 40\.0 MB\./);
  expect(output).toContain('6 have no input hash');
  expect(output).toMatch(/Git is on \S+ at [0-9a-f]+, with/);

  const file = join(folder, 'baselines/fingerprint.json');
  const older = { ...JSON.parse(await readFile(file, 'utf8')), id: 'x', browser: '99.0' };
  await writeFile(file, JSON.stringify(older));
  expect((await runCliCommand(folder, 'doctor')).output).toContain('taken by 99.0');
  expect(await runCliCommand(folder, 'doctor', '--storybook', join(folder, 'nowhere'))).toMatchObject({
    exit: 3,
    output: expect.stringContaining('storybook:build'),
  });
});

test('BENCH-4 input hashes can be recorded later, without changing a picture or an approval', async () => {
  const folder = await copy();
  await writeStorybookInputsFixture(join(folder, 'built'), {
    'tiny-tile.stories.tsx': '1',
    'tiny-box.stories.tsx': '2',
    'all.css': '3',
  });
  const baselinePath = join(folder, 'baselines/tiny-tile/blue/1280-light.webp');
  const before = await readFile(baselinePath);
  expect((await runCliCommand(folder, 'check')).output).not.toContain('pictures are reused');
  expect((await runCliCommand(folder, 'check', '--refresh-inputs')).output).toContain('6 records');
  expect(await readFile(baselinePath)).toEqual(before);
  expect(await readdir(join(folder, 'baselines/approvals'))).toHaveLength(1);
  expect(await runCliCommand(folder, 'check')).toMatchObject({
    exit: 0,
    output: expect.stringContaining('pictures are reused'),
  });
});
