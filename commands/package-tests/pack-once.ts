import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { withLock } from '../../launcher/lock.mjs';
import { pinnedPnpm } from '../../launcher/tools.mjs';
import { repositoryRoot } from '../repository-root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the packed design system. */
    tarball: string;
  }
}

/** Packs the design system for publishing, once for all tests. */
export default async function packOnce({ provide }: TestProject) {
  const into = mkdtempSync(join(tmpdir(), 'piri-packed-'));
  provide('tarball', await packDesignSystem(into));
  return () => rmSync(into, { recursive: true, force: true });
}

/** Builds and packs the design system. Returns the path of the tarball. */
export async function packDesignSystem(into: string): Promise<string> {
  const pnpm = pinnedPnpm(`${process.platform}-${process.arch}`);
  const program = join(repositoryRoot, '.tools', pnpm.folder, pnpm.binary);
  if (!existsSync(program)) {
    throw new Error(`${pnpm.title} is not in .tools, and only pnpm packs for publishing. Run npm test once.`);
  }
  // Without the lock, two concurrent runs would build into the same folder.
  await withLock(join(repositoryRoot, '.tools', 'build-design-system'), async () => {
    execFileSync(program, ['pack', '--pack-destination', into], {
      cwd: join(repositoryRoot, 'packages/ui'),
      env: {
        ...process.env,
        PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
        // Packs without installing: an install during a test would change the workspace under test.
        pnpm_config_verify_deps_before_run: 'false',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });
  const [tarball] = globSync('*.tgz', { cwd: into });
  if (!tarball) throw new Error('pnpm pack wrote no tarball.');
  return join(into, tarball);
}
