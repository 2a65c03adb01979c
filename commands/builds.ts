import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../launcher/lock.mjs';
import { UserError } from '../launcher/user-error.mjs';
import { hashInputs } from './hash-inputs.ts';
import { minifyStorybookManager } from './minify-storybook-manager.ts';
import { repositoryRoot } from './repository-root.ts';
import { resolveCommandScript } from './resolve-command-script.ts';
import { runNode } from './run-process.ts';

export type Build = {
  title: string;
  /** Files and folders that determine the output, relative to the repository's root. */
  inputs: string[];
  /** Folder, relative to the repository's root. */
  output: string;
  cwd: string;
  args: () => string[];
  /** Changes the output at the end of a build. */
  finish?: (output: string) => Promise<void>;
};

const shared = [
  'packages/caller-address',
  'packages/client',
  'packages/contract',
  'packages/pricing',
  'packages/ui',
  'patches',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

export const storefrontBuild: Build = {
  title: 'storefront',
  inputs: ['.browserslistrc', 'apps/storefront', ...shared],
  output: 'apps/storefront/build',
  cwd: 'apps/storefront',
  args: () => [resolveCommandScript('@react-router/dev', 'react-router', 'apps/storefront'), 'build'],
};

export const storybookBuild: Build = {
  title: 'Storybook',
  inputs: ['.changeset', '.storybook', 'apps/storefront', 'packages/catalogue/pictures', ...shared],
  output: 'storybook-static',
  cwd: '.',
  args: () => [
    resolveCommandScript('storybook'),
    'build',
    '--output-dir',
    'storybook-static',
    '--disable-telemetry',
  ],
  finish: minifyStorybookManager,
};

/** Returns whether the output was completely built from the current inputs. */
export function isFresh(build: Build) {
  const stamp = getStampPath(build);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(build.inputs);
}

/** Builds the output unless it is fresh. A lock makes concurrent commands wait for each other. */
export async function ensureBuilt(build: Build, stop: AbortSignal) {
  if (isFresh(build)) return;
  await withLock(join(repositoryRoot, '.tools', `build-${build.title}`), async () => {
    if (isFresh(build)) return;
    console.log(`Building the ${build.title}, because its sources have changed.`);
    // Hash the inputs before the build, so that edits during the build count as changes.
    const inputs = hashInputs(build.inputs);
    rmSync(getStampPath(build), { force: true });
    const { code, stdout, stderr } = await runNode(build.args(), {
      stop,
      cwd: join(repositoryRoot, build.cwd),
      env: { NODE_ENV: 'production' },
      output: 'keep',
    });
    if (code !== 0)
      throw new UserError(`${stdout}${stderr}\nThe ${build.title} could not be built. See the output above.`);
    await build.finish?.(join(repositoryRoot, build.output));
    writeFileSync(getStampPath(build), inputs);
  });
}

function getStampPath({ output }: Build) {
  return join(repositoryRoot, output, '.built-from');
}
