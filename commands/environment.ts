import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { repositoryRoot } from './repository-root.ts';

/** Reads `.env` if it exists. Variables that the shell has already set take precedence over the file. */
export function loadEnvironment() {
  const file = join(repositoryRoot, '.env');
  if (existsSync(file)) loadEnvFile(file);
}
