import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readChange } from './read-change.ts';

const stop = new AbortController().signal;

function createRepository() {
  const root = mkdtempSync(join(tmpdir(), 'read-change-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const identity = ['-c', 'user.name=A Tester', '-c', 'user.email=tester@piri.example'];
  const git = (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd: root });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Change files');
  };
  git('init', '--quiet');
  for (const file of ['kept', 'committed', 'staged', 'edited', 'gone', 'renamed']) write(file, `${file}\n`);
  write('.gitignore', 'ignored\n');
  commit();
  return { root, git, write, commit };
}

it('lists what is committed since, staged, edited, untracked, deleted and renamed', async () => {
  const { root, git, write, commit } = createRepository();
  write('committed', 'new\n');
  commit();
  write('staged', 'new\n');
  git('add', 'staged');
  git('mv', 'renamed', 'with a space');
  for (const file of ['edited', 'untracked', 'ignored']) write(file, 'new\n');
  rmSync(join(root, 'gone'));
  expect(await readChange('HEAD', stop, root)).toMatchObject({
    files: ['edited', 'staged', 'untracked', 'with a space'],
    deleted: ['gone', 'renamed'],
  });
  expect((await readChange('HEAD~1', stop, root)).files).toContain('committed');
});

it('says that a commit does not exist', async () => {
  const { root } = createRepository();
  await expect(readChange('nowhere', stop, root)).rejects.toThrow('There is no commit "nowhere"');
});
