import { UserError } from '../launcher/user-error.mjs';
import { runProcess } from './run-process.ts';

/**
 * Returns a user to run PostgreSQL as, because it refuses to run as root. Returns `undefined` if the current user is
 * not root.
 */
export async function getUnprivilegedUser(stop: AbortSignal) {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([identity('-u', name, stop), identity('-g', name, stop)]);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new UserError(
    'PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it as.',
  );
}

async function identity(flag: string, name: string, stop: AbortSignal) {
  const { code, stdout } = await runProcess('id', [flag, name], { stop, output: 'keep' });
  return code === 0 ? Number(stdout) : undefined;
}
