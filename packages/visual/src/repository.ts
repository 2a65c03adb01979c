import { join } from 'node:path';

/** The root of the git repository and the workspace. */
export const repositoryRoot = join(import.meta.dirname, '../../..');
