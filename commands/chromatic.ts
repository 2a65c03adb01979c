import { mkdirSync } from 'node:fs';
import { UserError } from '../launcher/user-error.mjs';
import { resolveCommandScript } from './resolve-command-script.ts';
import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';

const built = '.tools/cloud-storybook';

/** Sends the stories to Chromatic. Optional: without a token, everything else works on this machine alone. */
await runMain(async (stop) => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    throw new UserError(
      'CHROMATIC_PROJECT_TOKEN is not set, so nothing was uploaded. To review on this machine, run: npm run visual',
    );
  }
  mkdirSync(built, { recursive: true });
  // Uses a separate Storybook build: to send only changed stories, Chromatic needs the build's statistics beside it.
  const build = ['build', '--stats-json', '--output-dir', built, '--disable-telemetry'];
  const { code } = await runNode([resolveCommandScript('storybook'), ...build], {
    stop,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new UserError('The Storybook could not be built. See the output above.');
  const send = [`--storybook-build-dir=${built}`, '--storybook-config-dir=.storybook', '--only-changed'];
  const sent = await runNode([resolveCommandScript('chromatic'), ...send, ...process.argv.slice(2)], {
    stop,
  });
  return sent.code;
});
