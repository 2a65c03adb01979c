import { runGit } from '../git/run-git.ts';
import type { CauseCandidate } from './cause-candidates.ts';

const maxLines = 40;

/**
 * Returns the difference of the cause's file as lines of a unified diff, without the header and at most 40 of them, or
 * `null` if it has none, such as a font. For a token, returns only the lines that set it.
 */
export async function readCodeDiff(
  root: string,
  { kind, name, file, base }: CauseCandidate,
): Promise<string | null> {
  if (kind === 'font') return null;
  const context = kind === 'token' ? 0 : 2;
  const args = ['diff', '--no-color', '--no-ext-diff', `--unified=${context}`, base.commit, '--', file];
  const output = await runGit(root, ...args).catch(() => '');
  const start = output.indexOf('\n@@');
  if (start === -1) return null;
  const lines = output.slice(start + 1).split('\n');
  const relevant = kind === 'token' ? lines.filter((line) => setsProperty(line, name)) : lines;
  if (relevant.length <= maxLines) return relevant.join('\n') || null;
  return [...relevant.slice(0, maxLines), `@@ ${relevant.length - maxLines} more lines @@`].join('\n');
}

function setsProperty(line: string, name: string): boolean {
  return /^[+-]/.test(line) && new RegExp(`(?<![\\w-])${name}\\s*:`).test(line);
}
