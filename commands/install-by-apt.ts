import { UserError } from '../launcher/user-error.mjs';
import { runProcess } from './run-process.ts';

/** Installs packages of Debian for a stage, as root or through sudo without a password. */
export async function installByApt(title: string, packages: readonly string[], stop: AbortSignal) {
  console.log(`Installing ${title} with apt-get, only for the tests.`);
  const root = process.getuid?.() === 0;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [file, ...rest] = root ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    const { code, stdout, stderr } = await runProcess(file ?? '', rest, { stop, env, output: 'keep' });
    if (code !== 0) throw new UserError(`${title} could not be installed with apt-get:\n${stdout}${stderr}`);
  }
}
