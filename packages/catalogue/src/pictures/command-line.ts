import { parseArgs } from 'node:util';
import { CliError } from './cli-error.ts';

export const help = `Takes the pictures of furniture that are missing or out of date, and encodes them for the shop.

  npm run pictures [-- name… options]

Names are ids of products and rooms; without any, all of them are meant.

Options
  --list              Says what is up to date and what is not, and takes nothing.
  --minutes <n>       Starts no new job after so many minutes. What has begun is finished.
  --preview           A third of the size and grainy, into .masters/preview/; nothing is encoded.
  --encode-only       Takes nothing, encodes the masters that are newer than their pictures.
  --sheet             Takes nothing, draws sheets of the pictures there are into reports/pictures/.
                      With --preview, of the previews.
  --stories           Takes nothing, makes the design system's small set from the masters.
  --blender <file>    The Blender to use (blender).
  --help              This text.

A product with all its looks is one job, and so is a room. A job that was stopped starts again. Ends with 1 when a
job failed, 2 when the command line is wrong, 130 or 143 when it was stopped.
`;

export interface Command {
  verb: 'take' | 'list' | 'encode' | 'sheet' | 'stories' | 'help';
  names: string[];
  preview: boolean;
  minutes: number | undefined;
  blender: string;
}

/** Reads the command line; refuses what it does not know. */
export function parseCommandLine(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const flags = {
    list: values.list,
    encode: values['encode-only'],
    sheet: values.sheet,
    stories: values.stories,
  };
  const verbs = (['list', 'encode', 'sheet', 'stories'] as const).filter((verb) => flags[verb]);
  if (verbs.length > 1)
    throw usageError('Only one of --list, --encode-only, --sheet and --stories can be done at a time.');
  const verb = verbs[0] ?? 'take';
  if (values.preview && (verb === 'encode' || verb === 'stories')) {
    throw usageError('Previews are for looking at: they are not encoded.');
  }
  return {
    verb: values.help ? 'help' : verb,
    names: positionals,
    preview: values.preview,
    minutes: parseMinutes(values.minutes),
    blender: values.blender,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        list: { type: 'boolean', default: false },
        minutes: { type: 'string' },
        preview: { type: 'boolean', default: false },
        'encode-only': { type: 'boolean', default: false },
        sheet: { type: 'boolean', default: false },
        stories: { type: 'boolean', default: false },
        blender: { type: 'string', default: 'blender' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw usageError((error as Error).message);
  }
}

/** How long a run may begin something new. */
export function parseMinutes(given: string | undefined): number | undefined {
  const minutes = given === undefined ? undefined : Number(given);
  if (minutes === undefined || minutes >= 0) return minutes;
  throw usageError(`--minutes takes a number, not "${given}".`);
}

/** A command line that cannot be understood. */
export function usageError(sentence: string): CliError {
  return new CliError(`${sentence} What there is: --help`, 2);
}
