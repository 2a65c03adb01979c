import { parseArgs } from 'node:util';
import { createUsageError, parseMinutes } from '../pictures/command-line.ts';

export const modelCommandHelp = `Builds the 3D models of furniture (glTF) that are missing or out of date.

  npm run models3d [-- id… options]

Ids are those of products. Without any, the models of all products are built.

Options
  --list                Lists what is up to date and what is not. Builds nothing.
  --max-minutes <n>     Starts no new product after n minutes. Products that have started are finished.
  --encode-only         Writes the files again from the generator's last output, without running it.
  --blender <file>      The Blender to run (default: blender).
  --help                Shows this text.

A product with all its variants is one job. The exit code is 1 if a job failed, 2 if the command line is wrong, and 130
or 143 if the command was stopped.
`;

export interface ModelCommand {
  name: 'take' | 'list' | 'encode' | 'help';
  names: string[];
  minutes: number | undefined;
  blender: string;
}

/** Parses the command line. Throws if an argument is unknown. */
export function parseModelCommand(args: readonly string[]): ModelCommand {
  const { values, positionals } = parse(args);
  if (values.list && values['encode-only']) {
    throw createUsageError('--list cannot be combined with --encode-only.');
  }
  const name = values.list ? 'list' : values['encode-only'] ? 'encode' : 'take';
  return {
    name: values.help ? 'help' : name,
    names: positionals,
    minutes: parseMinutes(values['max-minutes']),
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
        'max-minutes': { type: 'string' },
        'encode-only': { type: 'boolean', default: false },
        blender: { type: 'string', default: 'blender' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw createUsageError((error as Error).message);
  }
}
