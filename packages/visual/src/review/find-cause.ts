import { dirname } from 'node:path';
import type { DifferenceMetrics } from '../compare/compare.ts';
import type { CommitChanges } from './changed-files.ts';
import { type ChangedProperty, normalizeHexColour } from './custom-properties.ts';
import type { Cause } from './review-data.ts';

/** What may be the reason of a difference. */
export interface CauseCandidate {
  kind: Exclude<Cause['kind'], 'heard'>;
  /** Of the token or the file, or words for a look. */
  name: string;
  commit: string | null;
  values?: { before: string; after: string };
  /** Where a token stands. */
  where?: string;
  /** Whether it lies beside the story. */
  own?: boolean;
  /** Values that changed in it, such as "--radius-card was 2px, is 4px". */
  changed?: string;
}

/** Thin letters leave little of their flat colour, yet more than chance does. */
const least = 0.05;

/** The token whose old colour became its new one in most of what differs; null when there is none. */
export function findChangedToken(
  { shifts }: DifferenceMetrics,
  { properties, commit }: CommitChanges,
): CauseCandidate | null {
  for (const { from, to, share } of shifts) {
    if (share < least || from === null || to === null) continue;
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

/** The changed files a story is made of, and style sheets, on which all depend. */
export function findChangedSources(
  story: string,
  inputs: readonly string[],
  { files, properties, commit }: CommitChanges,
): readonly CauseCandidate[] {
  const suspects = inputs.filter((file) => files.has(file));
  const sheets = [...files].filter((file) => file.endsWith('.css'));
  return [...new Set([...suspects, ...sheets])].map((name) => ({
    kind: name === story ? 'story' : name.endsWith('.css') ? 'style' : 'component',
    name,
    commit,
    own: dirname(name) === dirname(story),
    changed: wordsFor(properties.get(name) ?? []),
  }));
}

/** As many as can be read at a glance. */
function wordsFor(properties: readonly ChangedProperty[]): string {
  const words = properties.slice(0, 3).map(({ name, before, after }) => `${name} was ${before}, is ${after}`);
  return [...words, ...(properties.length > 3 ? [`${properties.length - 3} more values`] : [])].join('; ');
}

/** How it looks, for want of a better reason: pictures with the same words are one group. */
export function describeAppearance({ shifts, grown, regions }: DifferenceMetrics): CauseCandidate {
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
