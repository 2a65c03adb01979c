import { join } from 'node:path';
import { root } from '../root.ts';

/** Every runner leaves its own report here; the closing line is summed from these files and nothing else. */
export const reports = join(root, 'reports');
