/** An expected error that ends the command. Only its message is printed, without a stack. */
export class CliError extends Error {
  /** The exit code of the process. */
  readonly exit: number;

  constructor(sentence: string, exit = 1) {
    super(sentence);
    this.exit = exit;
  }
}
