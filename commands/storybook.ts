import { ensureBuilt, isFresh, storybookBuild } from './builds.ts';
import { resolveCommandScript } from './resolve-command-script.ts';
import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';
import { updateStorybookStatus } from './update-storybook-status.ts';

await runMain(async (stop) => {
  if (process.argv[2] === 'build') {
    if (isFresh(storybookBuild)) console.log('Storybook is up to date.');
    await ensureBuilt(storybookBuild, stop);
    // The committed record may have changed since.
    updateStorybookStatus();
    console.log(`Storybook is in ${storybookBuild.output}.`);
    return 0;
  }
  const args = ['dev', '--port', process.env['STORYBOOK_PORT'] || '6006', '--no-open', '--disable-telemetry'];
  const { code } = await runNode([resolveCommandScript('storybook'), ...args, ...process.argv.slice(2)], {
    stop,
  });
  return code;
});
