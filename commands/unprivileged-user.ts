import { Failure } from '../launcher/failure.mjs';
import { run } from './run.ts';

/** PostgreSQL refuses to run as root. As root the answer is somebody else, otherwise undefined: stay who you are. */
export async function getUnprivilegedUser(stop: AbortSignal) {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([identity('-u', name, stop), identity('-g', name, stop)]);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Failure(
    'PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it as.',
  );
}

async function identity(flag: string, name: string, stop: AbortSignal) {
  const { code, stdout } = await run('id', [flag, name], { stop, output: 'keep' });
  return code === 0 ? Number(stdout) : undefined;
}
