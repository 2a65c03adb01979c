import { constants } from 'node:os';
import { UserError } from '../launcher/user-error.mjs';
import { loadEnvironment } from './environment.ts';

/**
 * Runs a command. Its result becomes the exit code, and a `UserError` is printed as its message, without a stack. The
 * command's signal is aborted when the process is asked to stop.
 */
export async function runMain(work: (stop: AbortSignal) => Promise<number>) {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort(signal));
  }
  // The launcher holds the other end of this channel, which closes if the launcher is killed with SIGKILL.
  process.on('disconnect', () => stopping.abort('SIGTERM'));
  process.channel?.unref();

  try {
    loadEnvironment();
    process.exitCode = await work(stopping.signal);
  } catch (error) {
    process.exitCode = 1;
    if (stopping.signal.aborted) process.exitCode = 128 + constants.signals[getStopSignal(stopping.signal)];
    else if (error instanceof UserError) console.error(error.message);
    else if (isWrongOption(error)) console.error(`${error.message}\nSee --help.`);
    else throw error;
  }
}

function getStopSignal(stop: AbortSignal): NodeJS.Signals {
  return stop.reason;
}

/** Returns whether Node's parser of options refused what the user typed. */
function isWrongOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
