import { dirname } from 'node:path';
import type { DifferenceMetrics } from '../compare/compare-screenshots.ts';
import type { ChangesSinceCommit } from './changes-since-commit.ts';
import { type ChangedProperty, normalizeHexColour } from './custom-properties.ts';
import type { CauseGroup } from './review-data.ts';

/** A possible cause of a difference. */
export interface CauseCandidate {
  kind: Exclude<CauseGroup['kind'], 'heard'>;
  /** The name of the token or file, or a description of the appearance. */
  name: string;
  commit: string | null;
  values?: { before: string; after: string };
  /** The style sheet that sets the token. */
  where?: string;
  /** Whether the file is in the story's folder. */
  inOwnFolder?: boolean;
  /** Values that changed in the file, such as "--radius-card was 2px, is 4px". */
  changed?: string;
}

/** The minimum share of a colour. Thin letters have few pixels of their flat colour, but more than by chance. */
const minShare = 0.05;

/**
 * Returns the token whose old and new values match a colour change of the screenshot. The most frequent change that
 * matches a token wins. Returns `null` if there is none.
 */
export function findTokenCause(
  { shifts }: DifferenceMetrics,
  { properties, commit }: ChangesSinceCommit,
): CauseCandidate | null {
  for (const { from, to, share } of shifts) {
    if (share < minShare || from === null || to === null) continue;
    for (const [where, changed] of properties) {
      const token = changed.find(
        ({ before, after }) => normalizeHexColour(before) === from && normalizeHexColour(after) === to,
      );
      if (!token) continue;
      const first = changed.find(({ name }) => name === token.name) ?? token;
      const values = { before: first.before, after: first.after };
      return { kind: 'token', name: token.name, commit, values, where };
    }
  }
  return null;
}

/** Returns the changed files of a story, and the changed style sheets, on which all stories depend. */
export function findSourceCauses(
  story: string,
  inputs: readonly string[],
  { files, properties, commit }: ChangesSinceCommit,
): readonly CauseCandidate[] {
  const candidates = inputs.filter((file) => files.has(file));
  const sheets = [...files].filter((file) => file.endsWith('.css'));
  return [...new Set([...candidates, ...sheets])].map((name) => ({
    kind: name === story ? 'story' : name.endsWith('.css') ? 'style' : 'component',
    name,
    commit,
    inOwnFolder: dirname(name) === dirname(story),
    changed: formatProperties(properties.get(name) ?? []),
  }));
}

/** Describes the changed properties, at most three by name. */
function formatProperties(properties: readonly ChangedProperty[]): string {
  const sentences = properties
    .slice(0, 3)
    .map(({ name, before, after }) => `${name} was ${before}, is ${after}`);
  return [...sentences, ...(properties.length > 3 ? [`${properties.length - 3} more values`] : [])].join(
    '; ',
  );
}

/**
 * Describes the appearance of a difference, if there is no better cause. Screenshots with the same text form one group.
 */
export function getAppearanceCause({ shifts, grown, regions }: DifferenceMetrics): CauseCandidate {
  const [shift] = shifts;
  const name =
    grown.height !== 0 || grown.width !== 0
      ? `The size by ${signed(grown.width)} × ${signed(grown.height)} px`
      : shift && shift.share >= 0.3
        ? `${shift.from} became ${shift.to}`
        : `Small changes in ${regions.length === 1 ? 'one region' : 'several regions'}`;
  const values =
    shift?.from && shift.to && name.includes(' became ') ? { before: shift.from, after: shift.to } : null;
  return { kind: 'look', name, commit: null, ...(values && { values }) };
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number);
}
