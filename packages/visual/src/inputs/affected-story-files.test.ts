import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getStoryModes } from '../modes.ts';
import { parseScreenshotParameters } from '../screenshot-parameters.ts';
import {
  findAffectedStoryFiles,
  findAffectedStoryFilesSince,
  resolveBaseCommit,
} from './affected-story-files.ts';
import { computeGitObjectId } from './git-object.ts';
import { computeInputHash, listCaptureSources } from './input-hash.ts';
import type { StorybookInputs } from './storybook-inputs.ts';

const inputs: StorybookInputs = {
  files: {
    'a.stories.tsx': '1',
    'a.tsx': '2',
    'b.stories.tsx': '3',
    'b.tsx': '4',
    'x/1.json': '5',
    'all.css': '6',
  },
  global: ['all.css'],
  stories: {
    'a.stories.tsx': ['a.stories.tsx', 'a.tsx'],
    'b.stories.tsx': ['b.stories.tsx', 'b.tsx', 'x/1.json'],
  },
  globs: { 'b.tsx': ['x/*.json'] },
};

const then = (changes: Record<string, string> = {}) =>
  new Map(Object.entries({ ...inputs.files, 'notes.md': '9', ...changes } as Record<string, string>));
const affected = (tree: ReadonlyMap<string, string>) => [...findAffectedStoryFiles(inputs, tree).files];

test('BENCH-4 a changed file affects the stories that reach it and no others', () => {
  expect(affected(then())).toEqual([]);
  expect(affected(then({ 'notes.md': '10' }))).toEqual([]);
  expect(affected(then({ 'a.tsx': 'old' }))).toEqual(['a.stories.tsx']);
  expect(affected(then({ 'b.stories.tsx': 'old' }))).toEqual(['b.stories.tsx']);
});

test('BENCH-4 a new file affects its stories', () => {
  const before = then();
  before.delete('a.tsx');
  expect(affected(before)).toEqual(['a.stories.tsx']);
});

test('BENCH-4 a deleted file of a glob import affects the stories of that import', () => {
  expect(affected(then({ 'x/2.json': '7' }))).toEqual(['b.stories.tsx']);
});

test('BENCH-4 a global file affects every story and is named', () => {
  const { files, global } = findAffectedStoryFiles(inputs, then({ 'all.css': 'old' }));
  expect([...files]).toEqual(['a.stories.tsx', 'b.stories.tsx']);
  expect(global).toEqual(['all.css']);
});

test('BENCH-4 the hash of a picture depends on its own files, the shared ones, the mode and the browser', () => {
  const [light, dark] = getStoryModes([], parseScreenshotParameters({}));
  if (!light || !dark) throw new Error('There are no modes.');
  const around = { fingerprint: 'f', taking: 't' };
  const hashed = (files: Record<string, string | null> = {}, mode = light, environment = around) =>
    computeInputHash({ ...inputs, files: { ...inputs.files, ...files } }, 'a.stories.tsx', mode, environment);
  const first = hashed();
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(hashed({ 'b.tsx': 'new' })).toBe(first);
  const moved = [
    hashed({ 'a.tsx': 'new' }),
    hashed({ 'all.css': 'new' }),
    hashed({}, dark),
    hashed({}, light, { ...around, fingerprint: 'g' }),
    hashed({}, light, { ...around, taking: 'u' }),
  ];
  expect(new Set([first, ...moved]).size).toBe(6);
});

test('BENCH-4 a story that is unknown, or whose files were edited during the build, has no hash', () => {
  const [light] = getStoryModes([], parseScreenshotParameters({}));
  if (!light) throw new Error('There are no modes.');
  const around = { fingerprint: 'f', taking: 't' };
  const edited = { ...inputs, files: { ...inputs.files, 'a.tsx': null } };
  expect(computeInputHash(edited, 'a.stories.tsx', light, around)).toBeNull();
  expect(computeInputHash(inputs, 'c.stories.tsx', light, around)).toBeNull();
  expect(computeInputHash(null, 'a.stories.tsx', light, around)).toBeNull();
  expect(findAffectedStoryFiles(edited, then()).files).toEqual(new Set(['a.stories.tsx']));
});

test('BENCH-4 the capture code is one of the inputs of a picture', async () => {
  expect(await listCaptureSources()).toEqual(
    expect.arrayContaining(['capture/page-scripts.ts', 'modes.ts', 'screenshot-parameters.ts']),
  );
});

test('BENCH-4 the default base is HEAD if there are uncommitted changes, else the merge base with main', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'affected-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const commit = (name: string) => {
    git('add', '.');
    git('-c', 'user.name=Mina', '-c', 'user.email=mina@piri.example', 'commit', '-qm', name);
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q', '-b', 'main');
  await mkdir(join(folder, 'x'));
  await writeFile(join(folder, 'a.tsx'), 'one');
  const onMain = commit('One');
  git('switch', '-qc', 'branch');
  await writeFile(join(folder, 'a.tsx'), 'two');
  const onBranch = commit('Two');
  expect(await resolveBaseCommit(folder, '')).toBe(onMain);
  expect(await resolveBaseCommit(folder, 'HEAD')).toBe(onBranch);
  await writeFile(join(folder, 'new.tsx'), 'new');
  expect(await resolveBaseCommit(folder, '')).toBe(onBranch);
  await expect(resolveBaseCommit(folder, 'nowhere')).rejects.toThrow('no commit nowhere');

  const built: StorybookInputs = {
    files: { 'a.tsx': computeGitObjectId(Buffer.from('two')) },
    global: [],
    stories: { 'a.tsx': ['a.tsx'] },
    globs: {},
  };
  expect((await findAffectedStoryFilesSince(folder, built, onMain)).files.size).toBe(1);
  expect((await findAffectedStoryFilesSince(folder, built, onBranch)).files.size).toBe(0);
  await rm(folder, { recursive: true });
});
