import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the process id of the server's main process. */
export function readPostgresPid(): number {
  const folder = process.env['POSTGRES_DATA'];
  if (!folder) throw new Error('POSTGRES_DATA does not say where the data of the server lies.');
  const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}
