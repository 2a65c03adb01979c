import type { ReviewData } from '../../src/review/review-data.ts';
import type { Decisions } from './decisions.ts';
import type { ReviewTransport } from './review-transport.ts';

const inOrder = { lost: null, waiting: 0 };

/** The transport of an exported file. Decisions remain in this window until they are saved. */
export const fileTransport: ReviewTransport = {
  kind: 'file',
  decide() {},
  undo() {},
  see() {},
  async finish(name, decisions, review) {
    const address = URL.createObjectURL(
      new Blob([serializeDecisions(name, decisions, review)], { type: 'application/json' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = 'decisions.json';
    link.click();
    URL.revokeObjectURL(address);
    return `Saved ${Object.keys(decisions).length} decisions as decisions.json.`;
  },
  connection: () => inOrder,
  tryAgain() {},
  subscribe: () => () => {},
  listen: () => () => {},
};

/**
 * Serialises the decisions with the hashes of each screenshot and its accessibility snapshot, so that a screenshot that
 * has changed since the export is not approved.
 */
export function serializeDecisions(name: string, decisions: Decisions, { pictures }: ReviewData): string {
  const hashesByLabel = new Map(
    pictures.map(({ label, captured, heard }) => [label, { hash: captured, heard }]),
  );
  const saved = Object.entries(decisions).map(([label, decision]) => [
    label,
    { ...decision, by: name, ...hashesByLabel.get(label) },
  ]);
  return JSON.stringify({ kind: 'piri-visual-decisions', decisions: Object.fromEntries(saved) }, null, 2);
}
