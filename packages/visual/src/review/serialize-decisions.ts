import type { Decision, ReviewData } from './review-data.ts';

/**
 * Serialises the decisions with the hashes of each screenshot and its accessibility snapshot, so that a screenshot that
 * has changed since the export is not approved.
 */
export function serializeDecisions(
  name: string,
  decisions: Readonly<Record<string, Decision>>,
  { pictures }: ReviewData,
): string {
  const hashesByLabel = new Map(
    pictures.map(({ label, captured, heard }) => [label, { hash: captured, heard }]),
  );
  const saved = Object.entries(decisions).map(([label, decision]) => [
    label,
    { ...decision, by: name, ...hashesByLabel.get(label) },
  ]);
  return JSON.stringify({ kind: 'piri-visual-decisions', decisions: Object.fromEntries(saved) }, null, 2);
}
