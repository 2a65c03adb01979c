import { join } from 'node:path';
import type { StatusSources } from './read-status.ts';

const root = join(import.meta.dirname, '../..');

/** Where the runners leave their reports, and where approved pictures stand. */
export const statusSources: StatusSources = {
  reports: join(root, 'reports'),
  baselines: join(root, 'packages/visual/baselines'),
};
