import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createCommitWorktree } from './commit-worktree.ts';
import { linkPackages } from './link-packages.ts';

/** A workspace with two packages. One uses the other and an installed package. */
let root: string;
let commit: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'checkout-'));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  const link = async (path: string, target: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await symlink(target, join(root, path));
  };
  await write('.gitignore', 'node_modules\n');
  await write('packages/ui/button.ts', 'then');
  await write('packages/shop/shop.ts', 'then');
  await mkdir(join(root, 'apps'));
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('-c', 'user.name=Mina', '-c', 'user.email=mina@piri.example', 'commit', '-qm', 'First');
  commit = git('rev-parse', 'HEAD');
  await write('packages/ui/button.ts', 'now');
  await write('node_modules/.pnpm/react@19/node_modules/react/index.js', 'react');
  await write('packages/shop/node_modules/.vite/cache', 'cached');
  await link('packages/shop/node_modules/react', '../../../node_modules/.pnpm/react@19/node_modules/react');
  await link('packages/shop/node_modules/@piri/ui', '../../../ui');
});

test('BENCH-4 a worktree has the files of its commit and links to its own packages', async () => {
  const { folder, remove } = await createCommitWorktree(root, commit);
  await linkPackages(root, folder);
  const shop = join(folder, 'packages/shop/node_modules');
  expect(await readFile(join(shop, '@piri/ui/button.ts'), 'utf8')).toBe('then');
  expect(await readFile(join(shop, 'react/index.js'), 'utf8')).toBe('react');
  expect(await realpath(join(shop, '@piri/ui'))).toBe(await realpath(join(folder, 'packages/ui')));
  expect(existsSync(join(shop, '.vite'))).toBe(false);
  expect(await readFile(join(root, 'packages/ui/button.ts'), 'utf8')).toBe('now');
  await remove();
  expect(existsSync(folder)).toBe(false);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('BENCH-4 an interrupted command leaves no worktree behind', async () => {
  const script = `import { createCommitWorktree } from ${JSON.stringify(join(import.meta.dirname, 'commit-worktree.ts'))};
    console.log((await createCommitWorktree(${JSON.stringify(root)}, '${commit}')).folder);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [said] = await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(130);
  expect(existsSync(String(said).trim())).toBe(false);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});
