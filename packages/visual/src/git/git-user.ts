import { CliError, exitCodes } from '../cli-error.ts';
import { runGit } from './run-git.ts';

/** Returns the git user, as in a commit, or `null` if git has no user name. */
export async function findGitUser(): Promise<string | null> {
  const read = (key: string) => runGit(import.meta.dirname, 'config', key).catch(() => '');
  const [name, email] = await Promise.all([read('user.name'), read('user.email')]);
  if (name === '') return null;
  return email === '' ? name : `${name} <${email}>`;
}

/** Returns the git user. Throws if there is none, because each decision records who made it. */
export async function readGitUser(): Promise<string> {
  const user = await findGitUser();
  if (user !== null) return user;
  throw new CliError(
    exitCodes.usage,
    'Git has no user name to record as the reviewer: pass --reviewer "Name", or run git config user.name "Name".',
  );
}
