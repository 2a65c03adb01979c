import type { FieldProblem, ProblemCode } from '@piri/contract/problem';

/**
 * A call that is refused for a reason the caller may know. Everything else that is thrown stays inside.
 * The code decides the HTTP status; that table stands in `http/problem-answer.ts` alone.
 */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly fields: readonly FieldProblem[];

  constructor(code: ProblemCode, message: string, fields: readonly FieldProblem[] = []) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
  }
}
