import { parseArgs } from 'node:util';
import { CliError } from './cli-error.ts';

export const imageCommandHelp = `Renders the images of furniture that are missing or out of date, and encodes them for the shop.

  npm run images [-- id… options]

Ids are those of products and rooms. Without any, all are rendered.

Options
  --list                Lists what is up to date and what is not. Renders nothing.
  --max-minutes <n>     Starts no new job after n minutes. Jobs that have started are finished.
  --preview             Renders noisy images of a third of the size into .masters/preview/. Encodes nothing.
  --encode-only         Encodes the rendered images that are newer than their encoded files. Renders nothing.
  --contact-sheet       Draws contact sheets of the existing images into reports/images/. Renders nothing.
                        With --preview, of the previews.
  --story-fixtures      Creates the small set of images for the stories of the design system. Renders nothing.
  --blender <file>      The Blender to run (default: blender).
  --help                Shows this text.

A product with all its variants is one job, and so is a room. An interrupted job is started again. The exit code is 1
if a job failed, 2 if the command line is wrong, and 130 or 143 if the command was stopped.
`;

export interface ImageCommand {
  verb: 'take' | 'list' | 'encode' | 'sheet' | 'stories' | 'help';
  names: string[];
  preview: boolean;
  minutes: number | undefined;
  blender: string;
}

/** Parses the command line. Throws if an argument is unknown. */
export function parseImageCommand(args: readonly string[]): ImageCommand {
  const { values, positionals } = parse(args);
  const flags = {
    list: values.list,
    encode: values['encode-only'],
    sheet: values['contact-sheet'],
    stories: values['story-fixtures'],
  };
  const verbs = (['list', 'encode', 'sheet', 'stories'] as const).filter((verb) => flags[verb]);
  if (verbs.length > 1)
    throw createUsageError(
      'Only one of --list, --encode-only, --contact-sheet and --story-fixtures can be given at a time.',
    );
  const verb = verbs[0] ?? 'take';
  if (values.preview && (verb === 'encode' || verb === 'stories')) {
    throw createUsageError(
      '--preview cannot be combined with --encode-only or --story-fixtures, because previews are not encoded.',
    );
  }
  return {
    verb: values.help ? 'help' : verb,
    names: positionals,
    preview: values.preview,
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
        preview: { type: 'boolean', default: false },
        'encode-only': { type: 'boolean', default: false },
        'contact-sheet': { type: 'boolean', default: false },
        'story-fixtures': { type: 'boolean', default: false },
        blender: { type: 'string', default: 'blender' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw createUsageError((error as Error).message);
  }
}

/** Parses the number of minutes in which a run may start jobs. */
export function parseMinutes(text: string | undefined): number | undefined {
  const minutes = text === undefined ? undefined : Number(text);
  if (minutes === undefined || minutes >= 0) return minutes;
  throw createUsageError(`--max-minutes takes a number, not "${text}".`);
}

/** Returns an error about a wrong command line. */
export function createUsageError(sentence: string): CliError {
  return new CliError(`${sentence} See --help for the options.`, 2);
}
