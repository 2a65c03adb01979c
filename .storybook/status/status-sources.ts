import { join } from 'node:path';
import type { StatusSources } from './read-status.ts';

const root = join(import.meta.dirname, '../..');

/**
 * The folders of the runners' reports and of the approved pictures, and the committed record. The record is outside of
 * the workbench, because Storybook would have to be built again whenever a run changes it.
 */
export const statusSources: StatusSources = {
  reports: join(root, 'reports'),
  baselines: join(root, 'packages/visual/baselines'),
  recorded: join(root, 'docs/test-status.generated.json'),
};
