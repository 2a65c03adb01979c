import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, exitCodes } from './cli-error.ts';
import type { ApprovalDetails } from './commands/approve.ts';
import type { CheckOptions } from './commands/check.ts';
import type { ConflictChoice } from './commands/resolve.ts';
import { type CommandName, isCommandName } from './help.ts';
import type { Places } from './paths.ts';
import type { Selection, Shard } from './plan.ts';
import { viewModes } from './review/view-modes.ts';
import type { RequestedSelection } from './select-affected.ts';

export type Command =
  | { verb: 'help'; about: CommandName | null }
  | { verb: 'capture'; places: Places; wanted: RequestedSelection }
  | {
      verb: 'check';
      places: Places;
      wanted: RequestedSelection;
      options: CheckOptions;
      thenReview: ReviewCommand | null;
    }
  | { verb: 'approve' | 'reject'; places: Places; selection: Selection; saying: ApprovalDetails }
  | {
      verb: 'resolve';
      places: Places;
      selection: Selection;
      choice: ConflictChoice | null;
      saying: ApprovalDetails | null;
    }
  | { verb: 'compare' | 'doctor' | 'benchmark' | 'verify-review'; places: Places }
  | { verb: 'detect-flakes'; places: Places; wanted: RequestedSelection; runs: number }
  | { verb: 'contact-sheet'; places: Places; selection: Selection; approved: boolean }
  | { verb: 'prune'; places: Places; selection: Selection; reason: string; by: string | undefined }
  | { verb: 'verify-affected'; places: Places; count: number; seed: string }
  | ReviewCommand;

/** Serves the review page on a port, or exports or imports a review as a file for someone without this repository. */
export interface ReviewCommand {
  verb: 'review';
  places: Places;
  port: number;
  open: boolean;
  exportTo: string | null;
  importFrom: string | null;
  by: string | undefined;
}

type Values = ReturnType<typeof parse>['values'];

const root = join(import.meta.dirname, '../../..');

/** Parses the command line. Throws on anything unknown. */
export function parseCommandLine(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [verb = 'check', ...names] = positionals;
  if (values.help && positionals.length === 0) return { verb: 'help', about: null };
  if (!isCommandName(verb)) throw wrong(`There is no command ${verb}.`);
  if (values.help) return { verb: 'help', about: verb };
  const places: Places = {
    built: resolve(values.storybook ?? join(root, 'storybook-static')),
    baselines: resolve(values.baselines ?? join(root, 'packages/visual/baselines')),
    reports: resolve(values.reports ?? join(root, 'reports')),
  };
  const command = commandOf(verb, names, places, values);
  const isBare = positionals.length === 0;
  return command.verb === 'check' && isBare ? { ...command, thenReview: reviewOf(places, values) } : command;
}

function commandOf(verb: CommandName, names: readonly string[], places: Places, values: Values): Command {
  const selection = { stories: values.stories ?? [], modes: values.modes ?? [] };
  const named = { ...selection, stories: [...names, ...selection.stories] };
  if (verb === 'approve' || verb === 'reject') {
    const saying = sayingOf(values, verb === 'approve' ? 'An approval' : 'A rejection');
    refuseEverything(named.stories);
    return { verb, places, selection: named, saying };
  }
  if (verb === 'resolve') {
    const choice = choiceOf(values);
    if (choice) refuseEverything(named.stories);
    const saying = choice && sayingOf(values, 'Resolving a conflict');
    return { verb, places, selection: named, choice, saying };
  }
  if (verb === 'review') {
    if (names.length > 0) throw wrong('review shows all differences and accepts no stories.');
    return reviewOf(places, values);
  }
  const wanted = wantedOf(selection, values);
  if (verb === 'detect-flakes') return { verb, places, wanted, runs: readCount(names[0] ?? '5', 2) };
  if (names.length > 0)
    throw wrong(`Select the stories of ${verb} with --stories ${names.join(' --stories ')}.`);
  switch (verb) {
    case 'capture':
      return { verb, places, wanted };
    case 'check':
      return { verb, places, wanted, options: checkOptionsOf(values), thenReview: null };
    case 'contact-sheet':
      return { verb, places, selection, approved: values.approved ?? false };
    case 'prune':
      return { verb, places, selection, reason: reasonOf(values, 'Pruning'), by: values.reviewer };
    case 'verify-affected':
      return { verb, places, count: readCount(values.count ?? '30', 1), seed: values.seed ?? '' };
    case 'compare':
    case 'doctor':
    case 'benchmark':
    case 'verify-review':
      return { verb, places };
  }
}

function wantedOf(selection: Selection, { affected, shard }: Values): RequestedSelection {
  return {
    ...selection,
    ...(affected !== undefined && { affected }),
    ...(shard !== undefined && { shard: readShard(shard) }),
  };
}

function checkOptionsOf(values: Values): CheckOptions {
  const { all = false, against, 'refresh-inputs': refreshInputs = false } = values;
  if (against === undefined) return { all, against: null, refreshInputs };
  if (!/^git:./.test(against)) throw wrong(`--against expects a commit such as git:main, not ${against}.`);
  return { all, against: against.slice('git:'.length), refreshInputs };
}

function readShard(text: string): Shard {
  const [, index, count] = text.match(/^(\d+)\/(\d+)$/)?.map(Number) ?? [];
  if (!index || !count || index > count) throw wrong(`--shard expects a part such as 2/4, not ${text}.`);
  return { index, count };
}

/**
 * Throws if there is no pattern or if one does not name a component, because nobody has viewed everything. A pattern
 * need not name the story.
 */
function refuseEverything(stories: readonly string[]): void {
  if (stories.length > 0 && stories.every((pattern) => /^[a-z0-9-]+--/.test(pattern))) return;
  throw wrong(
    'Name the stories that you have viewed, such as components-button--default or components-button--*; ' +
      'everything cannot be approved at once.',
  );
}

function reviewOf(places: Places, values: Values): ReviewCommand {
  const port = Number(values.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw wrong(`${values.port} is not a port.`);
  return {
    verb: 'review',
    places,
    port,
    open: !values['no-open'],
    exportTo: values.export ? resolve(values.export) : null,
    importFrom: values.import ? resolve(values.import) : null,
    by: values.reviewer,
  };
}

function choiceOf({ ours, theirs, captured }: Values): ConflictChoice | null {
  const choices = Object.entries({ ours, theirs, captured }).flatMap(([choice, given]) =>
    given ? [choice as ConflictChoice] : [],
  );
  if (choices.length > 1) throw wrong('Choose one of --ours, --theirs and --captured.');
  return choices[0] ?? null;
}

function sayingOf(values: Values, what: string): ApprovalDetails {
  const shownIn = viewModes.find((view) => view === (values['view-mode'] ?? 'sheet'));
  if (!shownIn) throw wrong(`--view-mode must be one of ${viewModes.join(', ')}.`);
  return { reason: reasonOf(values, what), shownIn, by: values.reviewer };
}

function reasonOf(values: Values, what: string): string {
  const reason = values.reason?.trim();
  if (!reason) throw wrong(`${what} needs a reason: --reason "…".`);
  return reason;
}

function readCount(text: string, least: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least)
    throw wrong(`${text} is not a whole number of at least ${least}.`);
  return count;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // Node's parser does not support options with an optional value.
      args: args.map((arg) => (arg === '--affected' ? '--affected=' : arg)),
      allowPositionals: true,
      options: {
        stories: { type: 'string', multiple: true },
        modes: { type: 'string', multiple: true },
        affected: { type: 'string' },
        shard: { type: 'string' },
        all: { type: 'boolean' },
        against: { type: 'string' },
        'refresh-inputs': { type: 'boolean' },
        approved: { type: 'boolean' },
        count: { type: 'string' },
        seed: { type: 'string' },
        reason: { type: 'string' },
        reviewer: { type: 'string' },
        'view-mode': { type: 'string' },
        ours: { type: 'boolean' },
        theirs: { type: 'boolean' },
        captured: { type: 'boolean' },
        port: { type: 'string' },
        'no-open': { type: 'boolean' },
        export: { type: 'string' },
        import: { type: 'string' },
        storybook: { type: 'string' },
        baselines: { type: 'string' },
        reports: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

function wrong(sentence: string): CliError {
  return new CliError(exitCodes.usage, `${sentence} See --help for the options.`);
}
