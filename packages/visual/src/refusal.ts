/** What the process ends with. The gate reads the first four; 64 is the usual code for a wrong command line. */
export const exits = { approved: 0, unapproved: 1, broken: 2, incomparable: 3, usage: 64 } as const;

export type Exit = (typeof exits)[keyof typeof exits];

/** A reason to stop that a person can act on: its sentence goes to the terminal without a stack. */
export class Refusal extends Error {
  readonly exit: Exit;

  constructor(exit: Exit, sentence: string) {
    super(sentence);
    this.exit = exit;
  }
}
