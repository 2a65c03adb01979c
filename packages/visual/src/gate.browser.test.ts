import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runCliCommand } from './testing/run-cli-command.ts';
import {
  createStorybookFixture,
  createTileStoryFixture,
  type FixtureStories,
} from './testing/storybook-fixture.ts';

const stories: FixtureStories = {
  'tiny-tile--blue': createTileStoryFixture('#25387a'),
  'tiny-tile--red': createTileStoryFixture('#a0233a'),
  'tiny-box--plain': createTileStoryFixture('#25387a'),
};

/** A Storybook with three approved stories. Each test works on a copy. */
let approved: string;

beforeAll(async () => {
  approved = await mkdtemp(join(tmpdir(), 'gate-'));
  await createStorybookFixture(stories, join(approved, 'built'));
  expect(await runCliCommand(approved, 'check')).toMatchObject({ exit: 1 });
  const result = await runCliCommand(
    approved,
    'approve',
    'tiny-tile--*',
    'tiny-box--plain',
    '--reason',
    'First',
    '--reviewer',
    'Mina',
  );
  expect(result).toMatchObject({ exit: 0, output: expect.stringContaining('9 pictures approved') });
});

async function copy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gate-'));
  await cp(approved, folder, { recursive: true });
  return folder;
}

async function report(folder: string) {
  return JSON.parse(await readFile(join(folder, 'reports/visual.json'), 'utf8'));
}

test('BENCH-4 the gate passes when every picture is approved, and its report counts them', async () => {
  const folder = await copy();
  expect(await runCliCommand(folder, 'check')).toMatchObject({
    exit: 0,
    output: expect.stringContaining('All 9 pictures'),
  });
  expect(await report(folder)).toMatchObject({ passed: 9, failed: 0 });
});

test('BENCH-4 a changed story stops the gate with a diff image, and passes once it is approved', async () => {
  const folder = await copy();
  await createStorybookFixture(
    { ...stories, 'tiny-tile--red': createTileStoryFixture('#a0233b') },
    join(folder, 'built'),
  );
  expect(await runCliCommand(folder, 'check')).toMatchObject({
    exit: 1,
    output: expect.stringContaining('3 changed'),
  });
  const { passed, failed, pictures } = await report(folder);
  expect([passed, failed]).toEqual([6, 3]);
  const changed = pictures.find((one: { status: string }) => one.status === 'changed');
  expect(await readFile(join(folder, 'reports', changed.files.difference))).toHaveProperty('length');

  expect(
    (await runCliCommand(folder, 'approve', 'tiny-tile--red', '--reason', 'Redder', '--reviewer', 'Mina'))
      .exit,
  ).toBe(0);
  expect((await runCliCommand(folder, 'check')).exit).toBe(0);
  expect(await readdir(join(folder, 'baselines/approvals'))).toHaveLength(2);
});

test('BENCH-4 a picture copied into the baselines stops the gate', async () => {
  const folder = await copy();
  await createStorybookFixture(
    { ...stories, 'tiny-tile--red': createTileStoryFixture('#a0233b') },
    join(folder, 'built'),
  );
  await runCliCommand(folder, 'check');
  const where = 'tiny-tile/red/1280-light';
  const taken = join(folder, 'reports/visual/captured', `${where}.png`);
  await cp(taken, join(folder, 'baselines', `${where}.webp`));
  expect(await runCliCommand(folder, 'check')).toMatchObject({
    exit: 1,
    output: expect.stringContaining('1 unapproved'),
  });
});

test('BENCH-4 a removed story and a duplicate of another story stop the gate', async () => {
  const folder = await copy();
  const { 'tiny-box--plain': box, ...rest } = stories;
  await createStorybookFixture(
    { ...rest, 'tiny-tile--red': { script: box?.script ?? '' } },
    join(folder, 'built'),
  );
  const { exit, output } = await runCliCommand(folder, 'check');
  expect(exit).toBe(1);
  expect(output).toContain('3 removed');
  expect(output).toContain('3 twin');
});

/** A story that looks the same but has a group with this accessible name. */
const readAs = (name: string) => ({
  script: `${createTileStoryFixture('#a0233a').script} root.lastChild.role = 'group'; root.lastChild.ariaLabel = '${name}';`,
});

test('BENCH-4 a story that looks the same with another accessibility tree stops the gate', async () => {
  const folder = await copy();
  await createStorybookFixture({ ...stories, 'tiny-tile--red': readAs('Ruby') }, join(folder, 'built'));
  const { exit, output } = await runCliCommand(folder, 'check');
  expect(exit).toBe(1);
  // Dark modes have no accessibility audit.
  expect(output).toContain('2 of 9 pictures are not approved: 2 accessibility.');
  expect(output).toContain('“paragraph: Tile ৳” became “group "Ruby": Tile ৳”');

  await runCliCommand(folder, 'reject', 'tiny-tile--red', '--reason', 'It is a red', '--reviewer', 'Mina');
  expect(await runCliCommand(folder, 'check')).toMatchObject({
    exit: 1,
    output: expect.stringContaining('rejected it: It is a red'),
  });
  await createStorybookFixture(stories, join(folder, 'built'));
  expect((await runCliCommand(folder, 'check')).exit).toBe(0);
});

test('BENCH-4 a changed accessibility tree passes once it is approved, and its record cannot be edited', async () => {
  const folder = await copy();
  await createStorybookFixture({ ...stories, 'tiny-tile--red': readAs('Garnet') }, join(folder, 'built'));
  await runCliCommand(folder, 'check');
  await runCliCommand(folder, 'approve', 'tiny-tile--red', '--reason', 'Named', '--reviewer', 'Mina');
  expect((await runCliCommand(folder, 'check')).exit).toBe(0);
  const record = join(folder, 'baselines/tiny-tile/red/1280-light.json');
  await writeFile(record, (await readFile(record, 'utf8')).replace('Garnet', 'Ruby'));
  expect(await runCliCommand(folder, 'check')).toMatchObject({
    exit: 1,
    output: expect.stringContaining('1 unapproved'),
  });
});

test('BENCH-4 an error and an unstable story exit with 2 and cannot be approved', async () => {
  const folder = await copy();
  const unstable = {
    script:
      "root.innerHTML = '<p>x'; root.firstChild.style.background = '#' + crypto.randomUUID().slice(0, 6);",
  };
  const broken = { script: "throw new Error('no such thing');" };
  await createStorybookFixture(
    { ...stories, 'tiny-tile--red': broken, 'tiny-tile--odd': unstable },
    join(folder, 'built'),
  );
  const { exit, output } = await runCliCommand(folder, 'check');
  expect(exit).toBe(2);
  expect(output).toContain('3 error');
  expect(output).toContain('3 unstable');
  const approval = await runCliCommand(
    folder,
    'approve',
    'tiny-tile--red',
    '--reason',
    'No',
    '--reviewer',
    'Mina',
  );
  expect(approval).toMatchObject({ exit: 2, output: expect.stringContaining('cannot be approved') });
});

test('BENCH-4 without a possible comparison the gate exits with 3 and counts one failure', async () => {
  const folder = await copy();
  const file = join(folder, 'baselines/fingerprint.json');
  await writeFile(
    file,
    JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), id: 'x', browser: '99.0' }),
  );
  expect(await runCliCommand(folder, 'check')).toMatchObject({
    exit: 3,
    output: expect.stringMatching(/taken by 99\.0\. No commit contains these baselines/),
  });
  expect(await report(folder)).toMatchObject({ passed: 0, failed: 1 });

  await rm(join(folder, 'built'), { recursive: true });
  expect(await runCliCommand(folder, 'check')).toMatchObject({
    exit: 3,
    output: expect.stringContaining('storybook:build'),
  });
});

test('BENCH-4 an unknown story, mode or command is a usage error, not a pass', async () => {
  const folder = await copy();
  const unknown = await runCliCommand(
    folder,
    'approve',
    'tiny-tile--green',
    '--reason',
    'Green',
    '--reviewer',
    'Mina',
  );
  expect(unknown).toMatchObject({
    exit: 64,
    output: expect.stringContaining('No story matches tiny-tile--green'),
  });
  const mode = await runCliCommand(folder, 'check', '--modes', '99-light');
  expect(mode).toMatchObject({ exit: 64, output: expect.stringContaining('99-light') });
  const verb = await runCliCommand(folder, 'chekc');
  expect(verb).toMatchObject({ exit: 64, output: expect.stringContaining('no command chekc') });
});
