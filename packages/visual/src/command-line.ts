import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, exitCodes } from './cli-error.ts';
import type { DecisionDetails } from './commands/approve.ts';
import type { CheckOptions } from './commands/check.ts';
import type { ConflictChoice } from './commands/resolve.ts';
import { type CommandName, isCommandName } from './help-text.ts';
import type { Paths } from './paths.ts';
import type { CaptureSelection, Shard } from './plan.ts';
import { viewModes } from './review/view-modes.ts';
import type { RequestedCaptureSelection } from './select-affected-stories.ts';

export type CliCommand =
  | { name: 'help'; about: CommandName | null }
  | { name: 'capture'; paths: Paths; selection: RequestedCaptureSelection }
  | {
      name: 'check';
      paths: Paths;
      selection: RequestedCaptureSelection;
      options: CheckOptions;
      thenReview: ReviewCommand | null;
    }
  | { name: 'approve' | 'reject'; paths: Paths; selection: CaptureSelection; details: DecisionDetails }
  | {
      name: 'resolve';
      paths: Paths;
      selection: CaptureSelection;
      choice: ConflictChoice | null;
      details: DecisionDetails | null;
    }
  | { name: 'compare' | 'doctor' | 'benchmark' | 'verify-review'; paths: Paths }
  | { name: 'detect-flakes'; paths: Paths; selection: RequestedCaptureSelection; runs: number }
  | { name: 'contact-sheet'; paths: Paths; selection: CaptureSelection; approved: boolean }
  | { name: 'prune'; paths: Paths; selection: CaptureSelection; reason: string; by: string | undefined }
  | { name: 'verify-affected'; paths: Paths; count: number; seed: string }
  | { name: 'verify-causes'; paths: Paths; count: number }
  | ReviewCommand;

/** Serves the review page on a port, or exports or imports a review as a file for someone without this repository. */
export interface ReviewCommand {
  name: 'review';
  paths: Paths;
  port: number;
  open: boolean;
  exportTo: string | null;
  importFrom: string | null;
  by: string | undefined;
}

type Values = ReturnType<typeof parse>['values'];

const root = join(import.meta.dirname, '../../..');

/** Parses the command line. Throws on anything unknown. */
export function parseCommandLine(args: readonly string[]): CliCommand {
  const { values, positionals } = parse(args);
  const [name = 'check', ...storyNames] = positionals;
  if (values.help && positionals.length === 0) return { name: 'help', about: null };
  if (!isCommandName(name)) throw wrong(`There is no command ${name}.`);
  if (values.help) return { name: 'help', about: name };
  const paths: Paths = {
    built: resolve(values.storybook ?? join(root, 'storybook-static')),
    baselines: resolve(values.baselines ?? join(root, 'packages/visual/baselines')),
    reports: resolve(values.reports ?? join(root, 'reports')),
  };
  const command = buildCommand(name, storyNames, paths, values);
  const isBare = positionals.length === 0;
  return command.name === 'check' && isBare
    ? { ...command, thenReview: parseReviewCommand(paths, values) }
    : command;
}

function buildCommand(
  name: CommandName,
  storyNames: readonly string[],
  paths: Paths,
  values: Values,
): CliCommand {
  const selection = { stories: values.stories ?? [], modes: values.modes ?? [] };
  const named = { ...selection, stories: [...storyNames, ...selection.stories] };
  if (name === 'approve' || name === 'reject') {
    const details = parseApprovalDetails(values, name === 'approve' ? 'An approval' : 'A rejection');
    assertSpecificStories(named.stories);
    return { name, paths, selection: named, details };
  }
  if (name === 'resolve') {
    const choice = parseConflictChoice(values);
    if (choice) assertSpecificStories(named.stories);
    const details = choice && parseApprovalDetails(values, 'Resolving a conflict');
    return { name, paths, selection: named, choice, details };
  }
  if (name === 'review') {
    if (storyNames.length > 0) throw wrong('review shows all differences and accepts no stories.');
    return parseReviewCommand(paths, values);
  }
  const requested = parseSelection(selection, values);
  if (name === 'detect-flakes')
    return { name, paths, selection: requested, runs: readCount(storyNames[0] ?? '5', 2) };
  if (storyNames.length > 0)
    throw wrong(`Select the stories of ${name} with --stories ${storyNames.join(' --stories ')}.`);
  switch (name) {
    case 'capture':
      return { name, paths, selection: requested };
    case 'check':
      return { name, paths, selection: requested, options: parseCheckOptions(values), thenReview: null };
    case 'contact-sheet':
      return { name, paths, selection, approved: values.approved ?? false };
    case 'prune':
      return { name, paths, selection, reason: requireReason(values, 'Pruning'), by: values.reviewer };
    case 'verify-affected':
      return { name, paths, count: readCount(values.count ?? '30', 1), seed: values.seed ?? '' };
    case 'verify-causes':
      return { name, paths, count: readCount(values.count ?? '30', 1) };
    case 'compare':
    case 'doctor':
    case 'benchmark':
    case 'verify-review':
      return { name, paths };
  }
}

function parseSelection(selection: CaptureSelection, { affected, shard }: Values): RequestedCaptureSelection {
  return {
    ...selection,
    ...(affected !== undefined && { affected }),
    ...(shard !== undefined && { shard: readShard(shard) }),
  };
}

function parseCheckOptions(values: Values): CheckOptions {
  const {
    all = false,
    against,
    'refresh-inputs': refreshInputs = false,
    'separate-modes': separateModes = false,
  } = values;
  const options = { all, against: null, refreshInputs, separateModes };
  if (against === undefined) return options;
  if (!/^git:./.test(against)) throw wrong(`--against expects a commit such as git:main, not ${against}.`);
  return { ...options, against: against.slice('git:'.length) };
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
function assertSpecificStories(stories: readonly string[]): void {
  if (stories.length > 0 && stories.every((pattern) => /^[a-z0-9-]+--/.test(pattern))) return;
  throw wrong(
    'Name the stories that you have viewed, such as components-button--default or components-button--*; ' +
      'everything cannot be approved at once.',
  );
}

function parseReviewCommand(paths: Paths, values: Values): ReviewCommand {
  const port = Number(values.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw wrong(`${values.port} is not a port.`);
  return {
    name: 'review',
    paths,
    port,
    open: !values['no-open'],
    exportTo: values.export ? resolve(values.export) : null,
    importFrom: values.import ? resolve(values.import) : null,
    by: values.reviewer,
  };
}

function parseConflictChoice({ ours, theirs, captured }: Values): ConflictChoice | null {
  const choices = Object.entries({ ours, theirs, captured }).flatMap(([choice, isSet]) =>
    isSet ? [choice as ConflictChoice] : [],
  );
  if (choices.length > 1) throw wrong('Choose one of --ours, --theirs and --captured.');
  return choices[0] ?? null;
}

function parseApprovalDetails(values: Values, what: string): DecisionDetails {
  const shownIn = viewModes.find((view) => view === (values['view-mode'] ?? 'sheet'));
  if (!shownIn) throw wrong(`--view-mode must be one of ${viewModes.join(', ')}.`);
  return { reason: requireReason(values, what), shownIn, by: values.reviewer };
}

function requireReason(values: Values, what: string): string {
  const reason = values.reason?.trim();
  if (!reason) throw wrong(`${what} needs a reason: --reason "…".`);
  return reason;
}

function readCount(text: string, min: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < min)
    throw wrong(`${text} is not a whole number of at least ${min}.`);
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
        'separate-modes': { type: 'boolean' },
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
