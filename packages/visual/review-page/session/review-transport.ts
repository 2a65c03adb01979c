import type { Review, ViewMode } from '../../src/review/review-data.ts';
import type { DecisionRequest, Decisions } from './decisions.ts';

/** Where decisions go: to the server on this machine, or nowhere in an exported file. */
export interface ReviewTransport {
  kind: 'server' | 'file';
  decide(wish: DecisionRequest): void;
  undo(): void;
  see(label: string, view: ViewMode): void;
  /**
   * Writes the approved pictures, where `words` is the reason for approvals that have none, or saves the decisions
   * as a file in the name of `words`. Answers what happened, in a sentence.
   */
  finish(words: string, decisions: Decisions, review: Review): Promise<string>;
  connection(): Connection;
  tryAgain(): void;
  /** Hears of the connection. */
  subscribe(listener: () => void): () => void;
  /** Hears of what was decided elsewhere, and of calls the server refused. Returns the way to stop. */
  listen(news: TransportEvents): () => void;
}

/** How things stand with the server. */
export interface Connection {
  /** Why the last call could not be made; null while all is well. */
  lost: string | null;
  /** How many calls are kept for later. */
  waiting: number;
}

export interface TransportEvents {
  decided(decisions: Decisions, seen: readonly string[]): void;
  review(review: Review): void;
  refused(said: string): void;
}
