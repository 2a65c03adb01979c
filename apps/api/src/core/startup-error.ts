/** The exit codes of the process. After a regular stop, the code is 0. */
export const exitCodes = {
  startFailed: 1,
  /** EX_IOERR of sysexits.h: a disk error stopped the embedded database or kept it from starting. */
  ioError: 74,
} as const;

/**
 * An error that keeps the API from starting. Its message is for the person who starts it: what is wrong, and what to
 * do.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly exitCode: number;

  constructor(
    message: string,
    { exitCode = exitCodes.startFailed, ...options }: ErrorOptions & { exitCode?: number } = {},
  ) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
