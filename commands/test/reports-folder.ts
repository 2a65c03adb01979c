import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

/** The folder of the runners' reports. The closing line is calculated from these files alone. */
export const reportsFolder = join(repositoryRoot, 'reports');
