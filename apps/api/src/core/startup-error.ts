/** How the process ends, for those who start it: 0 if it was told to, otherwise one of these. */
export const exitCodes = {
  startFailed: 1,
  /** EX_IOERR of sysexits.h: the embedded database, or its start, was stopped by its disk. */
  ioError: 74,
} as const;

/** The API cannot start. The message is one sentence for whoever starts it: what is wrong, and what to do. */
export class StartupError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: number;

  constructor(
    message: string,
    { exitCode = exitCodes.startFailed, ...options }: ErrorOptions & { exitCode?: number } = {},
  ) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
