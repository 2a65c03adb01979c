import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../launcher/user-error.mjs';
import { runProcess } from './run-process.ts';

/** Debian installs the server's programs outside of the PATH, in a folder for each version. */
const debian = '/usr/lib/postgresql';

/**
 * Returns the folder of PostgreSQL's programs. Under CI on Debian they are installed by apt-get if they are missing,
 * and their absence is a failure. On a developer's machine nothing is installed without asking.
 */
export async function findOrInstallPostgres(
  stop: AbortSignal,
): Promise<{ binaries: string } | { notRun: string }> {
  const installed = search();
  if (installed) return { binaries: installed };
  if (process.env['CI'] !== 'true') {
    return {
      notRun:
        'PostgreSQL is not installed here. Install it (Debian: apt-get install postgresql) to run this stage.',
    };
  }
  if (existsSync('/etc/debian_version')) await installByApt(stop);
  const binaries = search();
  if (!binaries)
    throw new UserError('PostgreSQL is not installed, and this stage is required in CI. Install it.');
  return { binaries };
}

function search() {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

async function installByApt(stop: AbortSignal) {
  console.log('Installing PostgreSQL with apt-get, only for the tests.');
  const root = process.getuid?.() === 0;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    const [file, ...rest] = root ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    const { code, stdout, stderr } = await runProcess(file ?? '', rest, { stop, env, output: 'keep' });
    if (code !== 0)
      throw new UserError(`PostgreSQL could not be installed with apt-get:\n${stdout}${stderr}`);
  }
}
