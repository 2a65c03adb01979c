import { constants, setPriority } from 'node:os';
import { CatalogueFileError } from '../catalogue-file.ts';
import { CliError } from './cli-error.ts';
import { imageCommandHelp, parseImageCommand } from './command-line.ts';
import { type ImageCommandDeps, runImageCommand } from './run-image-command.ts';

/** Runs the command as a process. */
export async function runImageCli(
  args: readonly string[],
  createDeps: () => Omit<ImageCommandDeps, 'stop'>,
): Promise<void> {
  await runCliMain(async (stop) => {
    const { verb, ...command } = parseImageCommand(args);
    if (verb === 'help') {
      console.log(imageCommandHelp);
      return 0;
    }
    return runImageCommand({ verb, ...command }, { ...createDeps(), stop });
  });
}

/** Runs the work and uses its result as the exit code. A signal stops the work without leaving incomplete files. */
export async function runCliMain(work: (stop: AbortSignal) => Promise<number>): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort(signal));
  }
  // The parent holds the other end of this channel, which closes if the parent is killed.
  process.on('disconnect', () => stopping.abort('SIGTERM'));
  process.channel?.unref();

  try {
    // The work takes hours, so it yields to everything else on the machine. Child processes inherit the priority.
    setPriority(constants.priority.PRIORITY_LOW);
    process.exitCode = await work(stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) {
      const signal: NodeJS.Signals = stopping.signal.reason;
      process.exitCode = 128 + constants.signals[signal];
    } else if (error instanceof CliError || error instanceof CatalogueFileError) {
      console.error(error.message);
      process.exitCode = error instanceof CliError ? error.exit : 1;
    } else throw error;
  }
}
