import { spawnSync } from 'node:child_process';

/**
 * Returns whether Chromium can use its sandbox. It cannot as root, or if the kernel or the container forbids user
 * namespaces (Docker's default profile, Ubuntu since 23.10). Only creating a namespace shows whether they are allowed.
 */
export function isSandboxAvailable(): boolean {
  if (process.getuid?.() === 0) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync('unshare', ['--user', '--map-root-user', 'true'], { stdio: 'ignore' }).status === 0;
}
