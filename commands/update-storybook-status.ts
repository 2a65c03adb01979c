import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStatus } from '../.storybook/status/read-status.ts';
import { statusSources } from '../.storybook/status/status-sources.ts';
import { storybookBuild } from './builds.ts';
import { repositoryRoot } from './repository-root.ts';

/** Updates the test status that a built Storybook shows, because Storybook is built before the tests run. */
export function updateStorybookStatus(): void {
  const built = join(repositoryRoot, storybookBuild.output);
  if (!existsSync(built)) return;
  writeFileSync(join(built, 'status.json'), JSON.stringify(readStatus(statusSources)));
}
