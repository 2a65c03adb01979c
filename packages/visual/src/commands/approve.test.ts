import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { getApprovalsFolder } from '../approved/review-records.ts';
import { exitCodes } from '../cli-error.ts';
import {
  createChangedGreyImageFixture,
  createReviewFoldersFixture,
  greyImageFixture,
} from '../testing/review-fixture.ts';
import { runCliCommand } from '../testing/run-cli-command.ts';

/** Git without any configuration, as on a new machine. */
beforeEach(() => {
  vi.stubEnv('GIT_DIR', '/nowhere');
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  return () => vi.unstubAllEnvs();
});

test.each(['approve', 'reject'])(
  'BENCH-4 %s without a git user says in one sentence how to name the reviewer, and writes nothing',
  async (command) => {
    const paths = await createReviewFoldersFixture({
      'a--one m': { before: greyImageFixture, after: createChangedGreyImageFixture(1) },
    });
    const before = await readdir(getApprovalsFolder(paths.baselines));
    const folder = dirname(paths.baselines);
    const decide = (...more: string[]) =>
      runCliCommand(folder, command, 'a--one', '--reason', 'Why', ...more);
    expect(await decide()).toEqual({
      exit: exitCodes.usage,
      output:
        'Git has no user name to record as the reviewer: pass --reviewer "Name", or run git config user.name "Name".\n',
    });
    expect(await readdir(getApprovalsFolder(paths.baselines))).toEqual(before);
    expect((await decide('--reviewer', 'Mina')).exit).toBe(exitCodes.approved);
  },
);
