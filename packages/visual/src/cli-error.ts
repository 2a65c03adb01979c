/** The exit codes. The gate uses the first four; 64 is the usual code for a wrong command line. */
export const exitCodes = { approved: 0, unapproved: 1, broken: 2, incomparable: 3, usage: 64 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An expected error that the user can act on. Only its message is printed, without a stack. */
export class CliError extends Error {
  readonly exit: ExitCode;

  constructor(exit: ExitCode, sentence: string) {
    super(sentence);
    this.exit = exit;
  }
}
