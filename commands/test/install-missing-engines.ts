import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../../launcher/user-error.mjs';
import { installByApt } from '../install-by-apt.ts';

/** Packages of Debian, each with a program that it brings. */
const packages: Readonly<Record<string, string>> = {
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
};

/** The line that installs what Firefox and WebKit need. */
export const installEnginesCommand = `apt-get install -y --no-install-recommends ${Object.keys(packages).join(' ')}`;

/**
 * Under CI on Debian, installs the engines that are missing. If that fails, the stage says so and goes on: their tests
 * are then reported as not run. On a developer's machine nothing is installed without asking.
 */
export async function installMissingEngines(stop: AbortSignal) {
  const missing = Object.keys(packages).filter((name) => !isInstalled(packages[name] ?? ''));
  if (missing.length === 0 || process.env['CI'] !== 'true' || !existsSync('/etc/debian_version')) return;
  try {
    await installByApt('Firefox and WebKit', missing, stop);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
  }
}

function isInstalled(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}
