import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CliError, exitCodes } from '../cli-error.ts';

/**
 * Builds the Storybook of a checkout without pages, docs and source maps, which no screenshot needs. Returns its
 * folder.
 */
export async function buildStorybook(
  checkout: string,
  built = join(checkout, 'storybook-static'),
): Promise<string> {
  const home = join(checkout, 'node_modules/storybook');
  const { bin } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { bin: string };
  const args = ['build', '--test', '--output-dir', built, '--disable-telemetry'];
  const options = { cwd: checkout, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 64 * 2 ** 20 };
  await promisify(execFile)(process.execPath, [join(home, bin), ...args], options).catch((error) => {
    const lines = `${error.stdout}${error.stderr}`.trim().split('\n');
    // Remove the builder's stack trace, which is longer than the error above it.
    const output = lines
      .filter((line) => !/^\W*(at |\(file:)/.test(line))
      .slice(-20)
      .join('\n');
    throw new CliError(
      exitCodes.incomparable,
      `The Storybook in ${checkout} could not be built. The end of its output:\n${output}`,
    );
  });
  return built;
}
