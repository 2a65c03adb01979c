/** An expected error that ends a launch. Only its message is shown to the user, without a stack. */
export class UserError extends Error {}

/** @type {{ sign: RegExp, sentence: (aim: string) => string }[]} */
const causes = [
  {
    // pnpm wraps its messages, so a line break can split the words.
    sign: /lockfile[^\n]*is\s+broken|BROKEN_LOCKFILE|OUTDATED_LOCKFILE|NO_LOCKFILE|lock\.yaml\s+is\s+not\s+up\s+to\s+date/,
    sentence: (aim) =>
      `${aim} failed: pnpm-lock.yaml is invalid, missing or does not match the package.json files. ` +
      'Restore it with "git checkout pnpm-lock.yaml", or run "pnpm install" if you changed a dependency.',
  },
  {
    sign: /ENOSPC|No space left on device/,
    sentence: (aim) => `${aim} failed: the disk is full. Free about two gigabytes and start again.`,
  },
  {
    sign: /EACCES|EPERM|EROFS|Permission denied|Read-only file system/,
    sentence: (aim) =>
      `${aim} failed: a file could not be written. Make the project's folder and your home folder writable and start again.`,
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|FETCH_FAIL|error sending request|Failed to fetch|network/i,
    sentence: (aim) =>
      `${aim} failed: the npm registry could not be reached. Check the network, or npm's registry and proxy settings, and start again.`,
  },
];

/**
 * Turns the output of a failed npm or pnpm into one sentence. If the cause is unknown, the end of the output is
 * included.
 *
 * @param {string} aim what was being done, as the start of a sentence
 * @param {string} output
 */
export function explainInstallFailure(aim, output) {
  const cause = causes.find(({ sign }) => sign.test(output));
  return new UserError(
    cause
      ? cause.sentence(aim)
      : `${aim} failed. The end of its output:\n${output.trim().split('\n').slice(-15).join('\n')}`,
  );
}
