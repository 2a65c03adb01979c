import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { root } from './root.ts';

/** Reads `.env` when there is one. What the shell has set already wins over the file. */
export function loadEnvironment() {
  const file = join(root, '.env');
  if (existsSync(file)) loadEnvFile(file);
}
