import { spawnSync } from 'node:child_process';

/**
 * Whether Chromium can build its sandbox. It refuses to for root, and it cannot where the kernel or the
 * container forbids user namespaces (Docker's default profile, Ubuntu since 23.10): asking is the only way to know.
 */
export function isSandboxAvailable(): boolean {
  if (process.getuid?.() === 0) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync('unshare', ['--user', '--map-root-user', 'true'], { stdio: 'ignore' }).status === 0;
}
