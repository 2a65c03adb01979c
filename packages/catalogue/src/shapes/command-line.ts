import { parseArgs } from 'node:util';
import { parseMinutes, usageError } from '../pictures/command-line.ts';

export const help = `Makes the shapes of furniture (glTF) that are missing or out of date.

  npm run shapes [-- name… options]

Names are ids of products; without any, all of them are meant that have a model.

Options
  --list              Says what is up to date and what is not, and makes nothing.
  --minutes <n>       Starts no new product after so many minutes. What has begun is finished.
  --encode-only       Runs no generator, writes the files anew from what it left.
  --blender <file>    The Blender to use (blender).
  --help              This text.

A product with all its looks is one job. Ends with 1 when a job failed, 2 when the command line is wrong, 130 or 143
when it was stopped.
`;

export interface ShapeCommand {
  verb: 'take' | 'list' | 'encode' | 'help';
  names: string[];
  minutes: number | undefined;
  blender: string;
}

/** Reads the command line; refuses what it does not know. */
export function parseModelCommand(args: readonly string[]): ShapeCommand {
  const { values, positionals } = parse(args);
  if (values.list && values['encode-only']) {
    throw usageError('Only one of --list and --encode-only can be done at a time.');
  }
  const verb = values.list ? 'list' : values['encode-only'] ? 'encode' : 'take';
  return {
    verb: values.help ? 'help' : verb,
    names: positionals,
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
        'encode-only': { type: 'boolean', default: false },
        blender: { type: 'string', default: 'blender' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw usageError((error as Error).message);
  }
}
