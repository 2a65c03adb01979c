import { basename } from 'node:path';
import { getApprovalsFolder, type StoredReviewRecord } from '../approved/review-records.ts';
import { runGit } from '../git/run-git.ts';

/**
 * Returns the reviews, each with a commit that exists in this clone. After a squash, a rebase or a shallow fetch, the
 * recorded commit may be missing. The commit that added the review replaces it, because it has what was approved.
 */
export async function replaceMissingCommits(
  baselines: string,
  reviews: readonly StoredReviewRecord[],
): Promise<StoredReviewRecord[]> {
  const names = [...new Set(reviews.map(({ commit }) => commit))];
  if (names.length === 0) return [];
  const folder = getApprovalsFolder(baselines);
  const localCommits = runGit(folder, 'rev-list', '--no-walk', '--ignore-missing', ...names);
  // Outside of a repository there are no commits.
  const here = await localCommits.then(
    (output) => new Set(output.split('\n')),
    () => null,
  );
  if (!here || names.every((name) => here.has(name))) return [...reviews];
  const cameWith = await commitsThatAdded(folder);
  return reviews.map((review) => {
    const { commit, file } = review;
    return here.has(commit) ? review : { ...review, commit: cameWith.get(file) ?? commit };
  });
}

/** Returns the commits that added reviews, by file name. If a file was added more than once, the last time counts. */
async function commitsThatAdded(folder: string): Promise<ReadonlyMap<string, string>> {
  const added = await runGit(folder, 'log', '--diff-filter=A', '--name-only', '--format=%x00%H', '--', '.');
  const commits = added.split('\0').filter(Boolean).reverse();
  return new Map(
    commits.flatMap((one) => {
      const [commit = '', ...paths] = one.split('\n').filter(Boolean);
      return paths.map((path) => [basename(path), commit] as const);
    }),
  );
}
