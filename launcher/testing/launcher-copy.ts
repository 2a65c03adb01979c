import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './launch.ts';

/** Copies the files that the launcher reads before packages are installed, to imitate a fresh clone. */
export function copyLauncherToTempFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'piri-launcher-'));
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches', 'launcher/*.mjs'];
  const manifests = ['packages/*/package.json', 'apps/*/package.json'];
  for (const file of [...files, ...manifests].flatMap((pattern) =>
    globSync(pattern, { cwd: repositoryRoot }),
  )) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(repositoryRoot, file), join(folder, file), { recursive: true });
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links this repository's pnpm into the copy to save a download. If there is none, the launcher downloads it. */
export function linkPnpm(folder: string) {
  const own = join(repositoryRoot, '.tools', 'pnpm');
  mkdirSync(join(folder, '.tools'), { recursive: true });
  if (existsSync(own)) symlinkSync(own, join(folder, '.tools', 'pnpm'));
}
