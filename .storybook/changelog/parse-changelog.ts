/** By how much a change raises the version. */
export const bumps = ['major', 'minor', 'patch'] as const;

export type Bump = (typeof bumps)[number];

export interface Release {
  /** The number of the version, or `Next` for what is not released yet. */
  version: string;
  /** The changes as Markdown. */
  changes: Readonly<Record<Bump, readonly string[]>>;
}

/** The title of the changes that are not released yet. */
const nextTitle = 'Next';

/** Returns the pending changesets as one release, followed by the released versions of `CHANGELOG.md`, newest first. */
export function listReleases(changesets: readonly string[], changelog = ''): Release[] {
  const pending = changesets.map(parseChangeset);
  const released = parseChangelog(changelog);
  return pending.length === 0 ? released : [groupChanges(nextTitle, pending), ...released];
}

/** The heading of a group of changes: `Next: minor changes`. */
export function formatGroupTitle(version: string, bump: Bump): string {
  return `${version}: ${bump} changes`;
}

interface Change {
  bump: Bump;
  text: string;
}

/** Reads a file of `.changeset`: the package and its bump between two rules, then the text. */
function parseChangeset(changeset: string): Change {
  const [, bump, text] = /^---\n["'].+["']: (major|minor|patch)\n---\n+(.+)$/s.exec(changeset) ?? [];
  if (!isBump(bump) || !text) {
    throw new Error(
      `A changeset names a package with its bump, then the change. This one does not:\n${changeset}`,
    );
  }
  return { bump, text: text.trim() };
}

/** Reads what Changesets writes: a heading for each version, one for each bump below it, and a list of changes. */
function parseChangelog(changelog: string): Release[] {
  return splitBy(changelog, /^## (.+)$/m).map(([version, versionText]) =>
    groupChanges(
      version,
      splitBy(versionText, /^### (Major|Minor|Patch) Changes$/m).flatMap(([title, list]) => {
        const bump = title.toLowerCase();
        return isBump(bump) ? parseList(list).map((text) => ({ bump, text })) : [];
      }),
    ),
  );
}

/** Returns the titles that the pattern finds, each with the text up to the next one. */
function splitBy(text: string, title: RegExp): [string, string][] {
  const [, ...parts] = text.split(title);
  return parts.flatMap((part, index): [string, string][] =>
    index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : [],
  );
}

/** Returns the items of a list, without the hash of the commit that Changesets puts before the text. */
function parseList(list: string): string[] {
  const [, ...items] = `\n${list}`.split(/\n- /);
  return items.map((item) =>
    item
      .replace(/^[0-9a-f]{7,40}: /, '')
      .replaceAll(/^ {2}/gm, '')
      .trim(),
  );
}

function groupChanges(version: string, changes: readonly Change[]): Release {
  const pick = (bump: Bump) => changes.filter((change) => change.bump === bump).map(({ text }) => text);
  return { version, changes: { major: pick('major'), minor: pick('minor'), patch: pick('patch') } };
}

function isBump(value: string | undefined): value is Bump {
  return bumps.some((bump) => bump === value);
}
