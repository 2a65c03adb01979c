import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bumps, listReleases } from '../../.storybook/changelog/parse-changelog.ts';
import { repositoryRoot } from '../repository-root.ts';
import { resolveCommandScript } from '../resolve-command-script.ts';

// A copy of the files that a release reads: the manifests, the settings and the pending changesets.
const copy = mkdtempSync(join(tmpdir(), 'piri-release-'));
const counted = ['package.json', 'pnpm-workspace.yaml', '{packages,apps}/*/package.json', '.changeset/*'];
for (const file of counted.flatMap((pattern) => globSync(pattern, { cwd: repositoryRoot }))) {
  cpSync(join(repositoryRoot, file), join(copy, file));
}
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const waiting = globSync('.changeset/*.md', { cwd: copy }).map(read);

it('every pending changeset describes the change for users of the package', () => {
  for (const text of waiting) {
    expect(text).toMatch(/^---\n"@piri\/ui": (major|minor|patch)\n---\n\n\S[^\n]{20,}/);
  }
});

it('a release applies the pending changesets to the version and changelog, without network access', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: copy });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Before the release');
  const before = JSON.parse(read('packages/ui/package.json')).version;

  execFileSync(process.execPath, [resolveCommandScript('@changesets/cli', 'changeset'), 'version'], {
    cwd: copy,
    stdio: 'pipe',
  });

  const after = JSON.parse(read('packages/ui/package.json')).version;
  expect(after === before).toBe(waiting.length === 0);
  for (const text of waiting) {
    const [, summary = ''] = /\n---\n\n([^\n]+)/.exec(text) ?? [];
    expect(read('packages/ui/CHANGELOG.md')).toContain(summary);
  }
  expect(globSync('.changeset/*.md', { cwd: copy })).toEqual([]);

  // The page of the workbench reads what was written.
  const [release] = listReleases([], read('packages/ui/CHANGELOG.md'));
  const pending = listReleases(waiting)[0]?.changes;
  for (const bump of bumps) expect(release?.changes[bump].toSorted()).toEqual(pending?.[bump].toSorted());
});
