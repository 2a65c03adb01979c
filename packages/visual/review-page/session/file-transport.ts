import { serializeDecisions } from '../../src/review/serialize-decisions.ts';
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
