/** The help of each verb, for `--help <verb>`. The first line is also shown in the overview. */
export const commandHelp = {
  capture: `Takes the pictures into reports/visual/captured and compares nothing.

  Options: --stories, --modes, --affected, --shard. The answer is 0, or 2 when a story has an error or never
  looks the same twice.`,

  compare: `Sets the pictures of the last capture against the approved ones and takes none.

  Report: reports/visual.json. Answers as check does.`,

  check: `Takes the pictures and sets them against the approved ones: the gate.

  Report: reports/visual.json, with the differences drawn in reports/visual/differences.

  A picture is not taken again when nothing it is made of has changed since its approval: the sources of its
  story, the styles, the browser and the mode are hashed, and the hash stands in the record beside it. The file
  is verified against its approval all the same, and one in twenty is taken anyway; which ones depends on the
  commit. --all takes every picture.

  Where another browser runs than the one the baselines were drawn by, the commit of the last approval is built
  in a checkout of its own, both sides are drawn by the browser that is here, and those are compared.
  --against git:<ref> does the same with any commit and asks for no approvals.

  --refresh-inputs notes beside each picture that is still the approved one what it is made of now, so that it
  need not be taken next time. No picture is touched.`,

  approve: `Brings pictures of the last capture or check into the baselines.

  approve <story>... --reason <sentence>
  Stories are named by id, or by a pattern of one component: components-button--*
  Look at them first. There is no way to approve everything at once.
  --shown-in <view>       Where you looked: sheet (unless given), side-by-side, slider, onion-skin, difference,
                          blink or single. It is kept with the approval.`,

  reject: `Writes down that pictures of the last capture or check are not wanted, and why.

  reject <story>... --reason <sentence>
  The gate names them with the reason until they look different or are approved. Takes --shown-in as approve does.`,

  review: `Opens the review page: everything that differs, side by side, with approve, reject and undo.

  It is served to this machine only and keeps decisions in reports/visual/decisions.json until you export them
  into the baselines. A decision is void when its picture changes again.
  --port <number>         Where to serve it; any free port unless given.
  --no-open               Do not open the browser; the address is printed either way.
  --export <file.html>    Writes the page with all pictures into one file, for somebody without this repository.
                          There decisions stay in the window and are saved as a file of their own.
  --import <file.json>    Takes such a file of decisions over. Those about pictures that have changed are left out.`,

  resolve: `Decides between pictures that two branches approved, after or during a merge.

  resolve                                           Lists them and lays both sides out in reports/visual/sides.
  resolve <story>... --ours --reason <sentence>     Keeps the picture of this branch.
  resolve <story>... --theirs --reason <sentence>   Takes the picture of the merged branch.
  resolve <story>... --captured --reason <sentence> Takes the one of the last capture, made of both branches.`,

  flake: `Takes the pictures several times and names each that is not the same byte for byte.

  flake [n]: five times unless said otherwise. Answers 0 when all runs are equal, 2 when not.`,

  sheet: `Draws a contact sheet of each component: all its pictures on one PNG, for looking over them quickly.

  The pictures of the last capture; --approved draws the approved ones. They go to reports/visual/sheets, with
  sheets.json, which says which picture of which hash stands on which sheet.`,

  prune: `Takes approved pictures away whose story or mode is gone.

  prune --reason <sentence>: writes an approval that says so. --stories narrows it down.`,

  doctor: `Says how things stand: the browser and its fonts, the Storybook and its age, the baselines, git.

  Nothing is taken or written. Answers 0, or 3 when there is no Storybook to take pictures of.`,

  'prove-affected': `Proves --affected: breaks source files one after the other and sees what changes.

  prove-affected --count 30 [--seed word]
  In a worktree of the last commit each file is broken visibly, the Storybook built and all its stories taken at
  1280 light. Every picture that changed must be among the affected stories: answers 1 when one is missing.
  What was affected and did not change is counted as surplus. Report: reports/visual-affected.json;
  an interrupted run of the same commit goes on where it ends.`,

  bench: `Measures the review page among two thousand pictures: from a press to the next paint.

  Answers 1 where one in twenty presses takes more than 100 ms. A figure holds for a machine with nothing else to
  do. Report: reports/visual-bench.json.`,

  'prove-journey': `Walks the whole way on the real Storybook: changed parts, the page, the gate's answers.

  In a worktree of the last commit a token and two parts are changed and the Storybook is built. Exactly what they
  reach must differ; in the page, in a real browser, some is approved and one picture rejected by keyboard and by
  mouse; the gate answers 1, then 0, and 1 again for a picture that was copied in. Takes two minutes.
  Report: reports/visual-journey.json.`,
} as const;

export type CommandName = keyof typeof commandHelp;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commandHelp, name);
}

export function formatCommandHelp(verb: CommandName): string {
  return `${verb}: ${commandHelp[verb]}\n`;
}

const overview = Object.entries(commandHelp)
  .map(([verb, text]) => `  ${verb.padEnd(16)} ${text.split('\n')[0]}`)
  .join('\n');

export const help = `Pictures of stories: taken, compared and approved on one machine.

  npm run visual -- <verb> [options]        More on one of them: npm run visual -- --help <verb>

Verbs
${overview}
  Without a verb everything is checked, and the review is opened when something differs.

Options
  --stories <pattern>     Only these stories; may be given several times.
  --modes <name>          Only these modes; may be given several times.
                          All stories: 1280-light 1280-dark 360-light. By tag: 320-light (w320), 1280-rtl (rtl),
                          1280-forced-colours (forced-colours), 1280-full-motion (reduced-motion), 1280-2x (2x).
                          A story that sets its own viewport is taken at that width only.
  --affected[=<ref>]      Only stories that were made of something else at this commit: where the branch left
                          main, or HEAD while something is not committed, unless given.
  --shard <i>/<n>         Only the i-th of n parts, so that several machines can share the work.
  --against git:<ref>     Compares with what that commit looks like, drawn by the same browser (check).
  --all                   Takes every picture anew (check).
  --refresh-inputs        Notes what equal pictures are made of now (check).
  --reason <sentence>     Why the pictures are right (approve; required).
  --by <name>             Who looked at them (the git user unless given).
  --built <folder>        The built Storybook (storybook-static).
  --baselines <folder>    The approved pictures (packages/visual/baselines).
  --reports <folder>      Where reports go (reports).
  --help                  This text.

Ends with 0 when all pictures are approved, 1 when some are changed, heard differently, new, removed,
unapproved or look like another story of their component, 2 when one has an error or is unstable, 3 when no comparison is
possible, 64 when the command line is wrong.
`;
