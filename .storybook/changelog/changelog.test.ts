import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildChangelogPage } from './build-changelog-page.ts';
import { listReleases } from './parse-changelog.ts';

const changeset = (bump: string, text: string) => `---\n"@piri/ui": ${bump}\n---\n\n${text}\n`;

// As `changeset version` writes it.
const changelog = `# @piri/ui

## 0.2.0

### Minor Changes

- 4f0c1de: \`Tabs\` take a \`value\`.

  The old name works.

  - one
  - two

### Patch Changes

- Badges are round.
- 0123abc: Tags are square.

## 0.1.0

### Minor Changes

- 89abcde: The first release.
`;

test('BENCH-28 pending changes come first, grouped by what they do to the version', () => {
  const releases = listReleases(
    [
      changeset('patch', 'A fix.'),
      changeset('major', 'A new name.\n\n- one'),
      changeset('patch', 'Another.'),
    ],
    changelog,
  );
  expect(releases.map(({ version }) => version)).toEqual(['Next', '0.2.0', '0.1.0']);
  expect(releases[0]?.changes).toEqual({
    major: ['A new name.\n\n- one'],
    minor: [],
    patch: ['A fix.', 'Another.'],
  });
});

test('BENCH-28 released changes have no hash, and keep their paragraphs and lists', () => {
  const [release] = listReleases([], changelog);
  expect(release).toEqual({
    version: '0.2.0',
    changes: {
      major: [],
      minor: ['`Tabs` take a `value`.\n\nThe old name works.\n\n- one\n- two'],
      patch: ['Badges are round.', 'Tags are square.'],
    },
  });
});

test('BENCH-28 before the first release there may be neither', () => {
  expect(listReleases([])).toEqual([]);
});

test('BENCH-28 a file that is no changeset is an error', () => {
  expect(() => listReleases(['Not a changeset'])).toThrow('Not a changeset');
  expect(() => listReleases([changeset('huge', 'A change.')])).toThrow('A change.');
});

test('BENCH-28 the Markdown twin has every pending change of the repository', () => {
  const root = join(import.meta.dirname, '../..');
  const page = buildChangelogPage(root);
  const files = globSync('.changeset/*.md', { cwd: root });
  expect(page.match(/^- /gm) ?? []).toHaveLength(
    listReleases(files.map((file) => readFileSync(join(root, file), 'utf8'))).flatMap(({ changes }) =>
      Object.values(changes).flat(),
    ).length,
  );
  for (const file of files) {
    const [, start = ''] = /\n---\n\n(.+)/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    expect(page).toContain(`- ${start}`);
  }
});
