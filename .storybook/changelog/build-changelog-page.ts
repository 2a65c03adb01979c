import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bumps, formatGroupTitle, listReleases, type Release } from './parse-changelog.ts';

/** Returns the changelog as plain Markdown, with the pending changes. `root` is the folder of the repository. */
export function buildChangelogPage(root: string): string {
  const [changelog] = readFiles(root, 'packages/ui/CHANGELOG.md');
  const releases = listReleases(readFiles(root, '.changeset/*.md'), changelog);
  return `${['# Changelog', ...releases.flatMap(writeRelease)].join('\n\n')}\n`;
}

function writeRelease({ version, changes }: Release): string[] {
  return bumps
    .filter((bump) => changes[bump].length > 0)
    .flatMap((bump) => [`## ${formatGroupTitle(version, bump)}`, changes[bump].map(writeItem).join('\n\n')]);
}

/** The other lines of a change belong to its item, so they are indented like its first one. */
function writeItem(change: string): string {
  return `- ${change.replaceAll(/\n(?=.)/g, '\n  ')}`;
}

function readFiles(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'));
}
