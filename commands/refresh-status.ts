import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStatus } from '../.storybook/status/read-status.ts';
import { statusSources } from '../.storybook/status/status-sources.ts';
import { storybookBuild } from './builds.ts';
import { root } from './root.ts';

/** Lets the pages of a built Storybook tell of the run that has just ended; they were built before it. */
export function refreshStatus(): void {
  const built = join(root, storybookBuild.output);
  if (!existsSync(built)) return;
  writeFileSync(join(built, 'status.json'), JSON.stringify(readStatus(statusSources)));
}
