import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { installTool, pinnedNode, pinnedPnpm, toolWorks } from './tools.mjs';
import { UserError } from './user-error.mjs';
import { installPackages, packagesAreInstalled } from './workspace.mjs';

/**
 * Prepares the folder for any command and returns the path of the Node to run it with.
 *
 * @param {string} root
 */
export async function setUp(root) {
  const platform = `${process.platform}-${process.arch}`;
  const tools = join(root, '.tools');
  const node = isSupportedNode(process.versions.node) ? undefined : pinnedNode(platform);
  const nodePath = node ? join(tools, node.folder, node.binary) : process.execPath;
  const nodeIsThere = () => !node || toolWorks(node, join(tools, node.folder));

  if (nodeIsThere() && packagesAreInstalled(root)) return nodePath;

  makeWritable(tools);
  /** @param {number} owner */
  const waiting = (owner) =>
    console.log(`Another launch (process ${owner}) is setting up this folder. Waiting for it.`);
  await withLock(
    join(tools, 'lock'),
    async () => {
      if (node && !nodeIsThere()) {
        console.log(
          `This is Node ${process.versions.node}; Piri needs 24.11 or newer. Downloading ${node.title} into .tools.`,
        );
        await installTool(node, tools);
      }
      if (packagesAreInstalled(root)) return;
      const pnpm = pinnedPnpm(platform);
      if (!toolWorks(pnpm, join(tools, pnpm.folder))) {
        console.log(`Downloading ${pnpm.title} into .tools.`);
        await installTool(pnpm, tools);
      }
      console.log('Installing the packages named in pnpm-lock.yaml (about a minute the first time).');
      await installPackages(root, join(tools, pnpm.folder, pnpm.binary), nodePath);
    },
    { waiting },
  );
  return nodePath;
}

/**
 * Returns whether a version of Node can run the commands. 24.11 is the first LTS release that runs TypeScript files
 * without a flag or a warning.
 *
 * @param {string} version
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 11);
}

/** @param {string} folder */
function makeWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new UserError(
      `The folder ${folder} cannot be written (${code}). Make the project's folder writable for you and start again.`,
    );
  }
}
