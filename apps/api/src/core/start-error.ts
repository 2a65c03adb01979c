import { exitCodes } from './exit-codes.ts';

/** The API cannot start. The message is one sentence for whoever starts it: what is wrong, and what to do. */
export class StartError extends Error {
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
