/** A reason to stop that a person can act on: its sentence goes to the terminal without a stack. */
export class CliError extends Error {
  /** What the process ends with. */
  readonly exit: number;

  constructor(sentence: string, exit = 1) {
    super(sentence);
    this.exit = exit;
  }
}
