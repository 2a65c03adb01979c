import type { FieldProblem, ProblemCode } from '@piri/contract/problem';
import type { Quote } from '@piri/contract/quote';

/**
 * A call that is refused for a reason the caller may know. Everything else that is thrown stays inside.
 * The code decides the HTTP status; that table stands in `http/problem-answer.ts` alone.
 */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly fields: readonly FieldProblem[];
  /** After how long the same request may fare better, where that is known. */
  readonly retryAfterSeconds: number | undefined;
  /** Of an order that is refused: what it would be now. */
  readonly quote: Quote | undefined;

  constructor(
    code: ProblemCode,
    message: string,
    fields: readonly FieldProblem[] = [],
    { retryAfterSeconds, quote }: { retryAfterSeconds?: number; quote?: Quote } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.quote = quote;
  }
}
