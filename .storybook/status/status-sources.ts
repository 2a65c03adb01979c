import { join } from 'node:path';
import type { StatusSources } from './read-status.ts';

const root = join(import.meta.dirname, '../..');

/** The folders of the runners' reports and of the approved pictures. */
export const statusSources: StatusSources = {
  reports: join(root, 'reports'),
  baselines: join(root, 'packages/visual/baselines'),
};
