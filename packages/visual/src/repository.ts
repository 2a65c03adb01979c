import { join } from 'node:path';

/** The folder that git and the packages belong to. */
export const repositoryRoot = join(import.meta.dirname, '../../..');
