import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, isFresh, storybookBuild } from './builds.ts';
import { publishStorybookVersion, readDesignSystemVersion } from './publish-storybook-version.ts';
import { repositoryRoot } from './repository-root.ts';
import { resolveCommandScript } from './resolve-command-script.ts';
import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';
import { updateStorybookStatus } from './update-storybook-status.ts';

await runMain(async (stop) => {
  if (process.argv[2] === 'build') {
    const { values } = parseArgs({
      args: process.argv.slice(3),
      options: { 'version-folder': { type: 'string' } },
    });
    if (isFresh(storybookBuild)) console.log('Storybook is up to date.');
    await ensureBuilt(storybookBuild, stop);
    // The committed record may have changed since.
    updateStorybookStatus();
    console.log(`Storybook is in ${storybookBuild.output}.`);
    const folder = values['version-folder'];
    if (folder !== undefined) {
      const built = join(repositoryRoot, storybookBuild.output);
      const version = readDesignSystemVersion(repositoryRoot);
      console.log(`Its version is in ${publishStorybookVersion(built, resolve(folder), version)}.`);
    }
    return 0;
  }
  const args = ['dev', '--port', process.env['STORYBOOK_PORT'] || '6006', '--no-open', '--disable-telemetry'];
  const { code } = await runNode([resolveCommandScript('storybook'), ...args, ...process.argv.slice(2)], {
    stop,
  });
  return code;
});
