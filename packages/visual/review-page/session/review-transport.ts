import type { ExportProgress, ReviewData, ViewMode } from '../../src/review/review-data.ts';
import type { DecisionRequest, Decisions } from './decisions.ts';

/** Sends decisions to the server on this machine, or nowhere in an exported file. */
export interface ReviewTransport {
  kind: 'server' | 'file';
  decide(request: DecisionRequest): void;
  undo(): void;
  see(label: string, view: ViewMode): void;
  /**
   * Writes the approved screenshots, with `text` as the reason of approvals that have none, or saves the decisions as
   * a file with `text` as the reviewer's name. Resolves with a message about the result.
   */
  finish(
    text: string,
    decisions: Decisions,
    review: ReviewData,
    onProgress: (progress: ExportProgress) => void,
  ): Promise<string>;
  connection(): ConnectionState;
  tryAgain(): void;
  /** Subscribes to changes of the connection. */
  subscribe(listener: () => void): () => void;
  /** Subscribes to decisions made elsewhere and to refused calls. Returns a function that unsubscribes. */
  listen(news: TransportHandlers): () => void;
}

/** The state of the connection to the server. */
export interface ConnectionState {
  /** Why the last call failed, or `null` if it did not. */
  lost: string | null;
  /** The number of queued calls. */
  waiting: number;
}

export interface TransportHandlers {
  decided(decisions: Decisions, seen: readonly string[]): void;
  review(review: ReviewData): void;
  rejected(message: string): void;
}
