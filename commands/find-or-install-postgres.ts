import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../launcher/user-error.mjs';
import { installByApt } from './install-by-apt.ts';

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
  if (existsSync('/etc/debian_version')) await installByApt('PostgreSQL', ['postgresql'], stop);
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
