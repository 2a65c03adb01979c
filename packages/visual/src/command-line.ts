import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Places } from './places.ts';
import type { Selection } from './plan.ts';
import { exits, Refusal } from './refusal.ts';

export const help = `Pictures of stories: taken, compared and approved on one machine.

  node packages/visual/src/main.ts <verb> [options]

Verbs
  capture                 Takes the pictures into reports/visual/captured and compares nothing.
  check                   Takes them and sets them against the approved ones. Report: reports/visual.json
                          This is what happens when no verb is given.
  approve <story>...      Brings pictures of the last capture or check into the baselines. Stories are
                          named by id, or by a pattern of one component: components-button--*
                          Look at them first. There is no way to approve everything at once.

Options
  --stories <pattern>     Only these stories; may be given several times (capture, check).
  --modes <name>          Only these modes; may be given several times.
                          All stories: 1280-light 1280-dark 360-light. By tag: 320-light (w320), 1280-rtl (rtl),
                          1280-forced-colours (forced-colours), 1280-full-motion (reduced-motion).
                          A story that sets its own viewport is taken at that width only.
  --reason <sentence>     Why the pictures are right (approve; required).
  --by <name>             Who looked at them (approve; the git user unless given).
  --built <folder>        The built Storybook (storybook-static).
  --baselines <folder>    The approved pictures (packages/visual/baselines).
  --reports <folder>      Where reports go (reports).
  --help                  This text.

Ends with 0 when all pictures are approved, 1 when some are changed, new, removed, unapproved or look like
another story of their component, 2 when one has an error or is unstable, 3 when no comparison is
possible, 64 when the command line is wrong.
`;

export type Command =
  | { verb: 'help' }
  | { verb: 'capture' | 'check'; places: Places; selection: Selection }
  | { verb: 'approve'; places: Places; selection: Selection; reason: string; by: string | undefined };

const root = join(import.meta.dirname, '../../..');

/** Reads the command line; refuses what it does not know. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [verb = 'check', ...names] = positionals;
  if (values.help) return { verb: 'help' };
  const places: Places = {
    built: resolve(values.built ?? join(root, 'storybook-static')),
    baselines: resolve(values.baselines ?? join(root, 'packages/visual/baselines')),
    reports: resolve(values.reports ?? join(root, 'reports')),
  };
  const modes = values.modes ?? [];

  if (verb === 'capture' || verb === 'check') {
    if (names.length > 0) throw wrong(`${verb} takes its stories by --stories ${names.join(' --stories ')}.`);
    return { verb, places, selection: { stories: values.stories ?? [], modes } };
  }
  if (verb === 'approve') {
    const reason = values.reason?.trim();
    if (!reason) throw wrong('An approval needs a reason: --reason "…".');
    const stories = [...names, ...(values.stories ?? [])];
    refuseEverything(stories);
    return { verb, places, selection: { stories, modes }, reason, by: values.by };
  }
  throw wrong(`There is no verb ${verb}.`);
}

/** Nobody has looked at everything: a pattern may leave the story open, never the component. */
function refuseEverything(stories: readonly string[]): void {
  if (stories.length > 0 && stories.every((pattern) => /^[a-z0-9-]+--/.test(pattern))) return;
  throw wrong(
    'Name the stories you have looked at, such as components-button--default or components-button--*; ' +
      'there is no way to approve everything at once.',
  );
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
