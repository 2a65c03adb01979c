import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runQuietly } from './child.mjs';
import { environmentForPnpm } from './environment.mjs';
import { explainInstallFailure } from './user-error.mjs';

/**
 * Returns whether `node_modules` was completely installed for the current dependencies.
 *
 * @param {string} root
 */
export function packagesAreInstalled(root) {
  const stamp = getStampPath(root);
  return (
    existsSync(join(root, 'node_modules', '.modules.yaml')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(root)
  );
}

/**
 * Installs the packages. The stamp is removed first and written last, so that an interrupted install is repeated.
 *
 * @param {string} root
 * @param {string} pnpm path of the binary
 * @param {string} node path of the Node that pnpm is to use
 */
export async function installPackages(root, pnpm, node) {
  const stamp = getStampPath(root);
  const wanted = fingerprint(root);
  rmSync(stamp, { force: true });
  const env = environmentForPnpm(process.env);
  const path = [dirname(node), env['PATH']].filter(Boolean).join(delimiter);
  const options = { cwd: root, env: { ...env, PATH: path } };
  // Without a terminal, pnpm asks for confirmation before replacing a foreign node_modules, and fails unless this is
  // off.
  const args = [
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    '--config.confirmModulesPurge=false',
  ];
  const { code, output } = await runQuietly(pnpm, args, options);
  if (code !== 0) throw explainInstallFailure('Installing the packages', output);
  writeFileSync(`${stamp}.new`, wanted);
  renameSync(`${stamp}.new`, stamp);
}

/** @param {string} root */
function getStampPath(root) {
  return join(root, '.tools', 'installed');
}

/**
 * Returns a hash of everything that determines what pnpm installs.
 *
 * @param {string} root
 */
function fingerprint(root) {
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...manifests(root),
    ...patches(root),
  ];
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  for (const file of files) {
    hash.update(`${file}\n`).update(existsSync(join(root, file)) ? readFileSync(join(root, file)) : 'absent');
  }
  return hash.digest('hex');
}

/** @param {string} root */
function manifests(root) {
  return ['apps', 'packages'].flatMap((group) =>
    list(join(root, group)).map((name) => join(group, name, 'package.json')),
  );
}

/** @param {string} root */
function patches(root) {
  return list(join(root, 'patches')).map((name) => join('patches', name));
}

/** @param {string} folder */
function list(folder) {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
