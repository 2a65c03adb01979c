import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isVerb, type VerbName } from './help.ts';
import type { Places } from './places.ts';
import type { Selection } from './plan.ts';
import { exits, Refusal } from './refusal.ts';

export type Command =
  | { verb: 'help'; about: VerbName | null }
  | { verb: 'capture' | 'check'; places: Places; selection: Selection }
  | { verb: 'approve'; places: Places; selection: Selection; reason: string; by: string | undefined };

type Values = ReturnType<typeof parse>['values'];

const root = join(import.meta.dirname, '../../..');

/** Reads the command line; refuses what it does not know. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [verb = 'check', ...names] = positionals;
  if (values.help && positionals.length === 0) return { verb: 'help', about: null };
  if (!isVerb(verb)) throw wrong(`There is no verb ${verb}.`);
  if (values.help) return { verb: 'help', about: verb };
  const places: Places = {
    built: resolve(values.built ?? join(root, 'storybook-static')),
    baselines: resolve(values.baselines ?? join(root, 'packages/visual/baselines')),
    reports: resolve(values.reports ?? join(root, 'reports')),
  };
  return commandOf(verb, names, places, values);
}

function commandOf(verb: VerbName, names: readonly string[], places: Places, values: Values): Command {
  const selection = { stories: values.stories ?? [], modes: values.modes ?? [] };
  if (verb === 'approve') {
    const stories = [...names, ...selection.stories];
    const reason = reasonOf(values, 'An approval');
    refuseEverything(stories);
    return { verb, places, selection: { ...selection, stories }, reason, by: values.by };
  }
  if (names.length > 0) throw wrong(`${verb} takes its stories by --stories ${names.join(' --stories ')}.`);
  return { verb, places, selection };
}

/** Nobody has looked at everything: a pattern may leave the story open, never the component. */
function refuseEverything(stories: readonly string[]): void {
  if (stories.length > 0 && stories.every((pattern) => /^[a-z0-9-]+--/.test(pattern))) return;
  throw wrong(
    'Name the stories you have looked at, such as components-button--default or components-button--*; ' +
      'there is no way to approve everything at once.',
  );
}

function reasonOf(values: Values, what: string): string {
  const reason = values.reason?.trim();
  if (!reason) throw wrong(`${what} needs a reason: --reason "…".`);
  return reason;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        stories: { type: 'string', multiple: true },
        modes: { type: 'string', multiple: true },
        reason: { type: 'string' },
        by: { type: 'string' },
        built: { type: 'string' },
        baselines: { type: 'string' },
        reports: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

function wrong(sentence: string): Refusal {
  return new Refusal(exits.usage, `${sentence} What there is: --help`);
}
