import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CliError, exitCodes } from '../cli-error.ts';
import { buildStorybook } from '../run/build-storybook.ts';
import { createCommitWorktree } from './commit-worktree.ts';
import { linkPackages } from './link-packages.ts';

/** How many Storybooks of other commits are cached. */
const maxStorybooks = 3;

/**
 * Builds the Storybook of a commit in its own checkout. The result is cached, because the same commit is often
 * requested again.
 */
export async function buildStorybookAtCommit(root: string, commit: string): Promise<string> {
  const cache = join(root, '.tools/storybooks');
  const built = join(cache, commit);
  await mkdir(cache, { recursive: true });
  if (await stat(built).catch(() => null)) {
    await utimes(built, new Date(), new Date());
    return built;
  }
  const { folder, remove } = await createCommitWorktree(root, commit);
  try {
    const fresh = (await hasSamePackages(root, folder))
      ? await buildHere(root, folder)
      : await buildAnew(folder);
    const staging = await mkdtemp(join(cache, 'new-'));
    await cp(fresh, staging, { recursive: true });
    await rename(staging, built).catch(() => rm(staging, { recursive: true }));
  } finally {
    await remove();
  }
  await removeOldStorybooks(cache);
  return built;
}

async function hasSamePackages(root: string, checkout: string): Promise<boolean> {
  const locks = [root, checkout].map((folder) => readFile(join(folder, 'pnpm-lock.yaml'), 'utf8'));
  const [here, there] = await Promise.all(locks);
  return here === there;
}

async function buildHere(root: string, checkout: string): Promise<string> {
  await linkPackages(root, checkout);
  return buildStorybook(checkout);
}

/** Installs the packages of that commit, as on a new machine, and builds its Storybook. */
async function buildAnew(checkout: string): Promise<string> {
  const args = ['launcher/launch.mjs', 'storybook:build'];
  const options = { cwd: checkout, maxBuffer: 64 * 2 ** 20 };
  await promisify(execFile)(process.execPath, args, options).catch((error) => {
    const output = `${error.stdout}${error.stderr}`.trim().split('\n').slice(-10).join('\n');
    throw new CliError(
      exitCodes.incomparable,
      `That commit could not be built. The end of its output:\n${output}`,
    );
  });
  return join(checkout, 'storybook-static');
}

async function removeOldStorybooks(cache: string): Promise<void> {
  const names = await readdir(cache);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(cache, name))).mtimeMs })),
  );
  const old = aged.sort((one, other) => other.at - one.at).slice(maxStorybooks);
  for (const { name } of old) await rm(join(cache, name), { recursive: true, force: true });
}
