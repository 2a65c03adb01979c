/** The help of each command, for `--help <command>`. The first line is also shown in the overview. */
export const commandHelp = {
  capture: `Takes the screenshots into reports/visual/captured and compares nothing.

  Options: --stories, --modes, --affected, --shard. The exit code is 0, or 2 if a story has an error or does not
  become stable.`,

  compare: `Compares the screenshots of the last capture with the approved ones, without taking new ones.

  Report: reports/visual.json. The exit codes are those of check.`,

  check: `Takes the screenshots and compares them with the approved ones.

  Report: reports/visual.json, and reports/visual.md as a comment for a pull request. Both list the causes of the
  differences, the largest group first. The differences are drawn in reports/visual/differences.

  A screenshot is skipped if its inputs have not changed since it was approved: a hash of its story's sources, the
  styles, the browser and the mode is stored in its metadata. Its file is still verified against its approval. One
  story in twenty is taken in any case; the commit determines which. --all takes every screenshot.

  A page takes its stories in all their modes, and renders a story again for each. With --separate-modes it takes only
  one mode. This also finds a module that remembers the mode in which it was loaded, and takes longer.

  If the baselines were taken by another browser, the commit of the last approval is built in a separate checkout,
  this browser takes the screenshots of both, and those are compared. --against git:<ref> does the same with any
  commit, without approvals.

  --refresh-inputs stores the current input hash with each screenshot that equals its baseline, so that the next check
  can skip it. It changes no screenshot.`,

  approve: `Copies screenshots of the last capture or check into the baselines.

  approve <story>... --reason <sentence>
  Name stories by id, or by a pattern for one component: components-button--*
  Look at the screenshots first. It is not possible to approve everything at once.
  --view-mode <mode>      How you viewed them: sheet (default), side-by-side, slider, onion-skin, difference, blink or
                          single. It is stored with the approval.`,

  reject: `Rejects screenshots of the last capture or check, with a reason.

  reject <story>... --reason <sentence>
  check reports them with the reason until they change or are approved. Accepts --view-mode like approve.`,

  review: `Opens the review page, which shows every difference side by side, with approve, reject and undo.

  Only this machine can open the page. It stores decisions in reports/visual/decisions.json until you export them into
  the baselines. A decision is discarded if its screenshot changes again.
  --port <number>         The port of the page (default: any free port).
  --no-open               Does not open the browser. The URL is printed in any case.
  --export <file.html>    Writes the page with all screenshots into one file, for someone without this repository,
                          and prints the progress. Decisions made in that file are saved as a separate file.
  --import <file.json>    Imports such a file of decisions, then serves the page. Decisions about changed
                          screenshots are left out.`,

  resolve: `Resolves conflicts between screenshots that two branches approved, during or after a merge.

  resolve                                           Lists them and writes both versions to reports/visual/conflicts.
  resolve <story>... --ours --reason <sentence>     Keeps the screenshot of this branch.
  resolve <story>... --theirs --reason <sentence>   Takes the screenshot of the merged branch.
  resolve <story>... --captured --reason <sentence> Takes the screenshot of the last capture, of the merged code.`,

  'detect-flakes': `Takes the screenshots several times and lists those that are not equal byte for byte.

  detect-flakes [n]: n runs (default: 5). The exit code is 0 if all runs are equal, otherwise 2.`,

  'contact-sheet': `Draws a contact sheet of each component: all its screenshots in one PNG.

  Draws the screenshots of the last capture, or with --approved the approved ones, into reports/visual/sheets.
  sheets.json in that folder lists the screenshots of each sheet with their hashes.`,

  prune: `Removes approved screenshots whose story or mode no longer exists.

  prune --reason <sentence>: also records the removal as an approval. --stories limits it to some stories.`,

  doctor: `Reports the state of the browser and its fonts, the built Storybook, the baselines, and git.

  It takes and writes nothing. The exit code is 0, or 3 if there is no built Storybook.`,

  'verify-affected': `Verifies --affected: breaks source files one at a time and checks which stories change.

  verify-affected --count 30 [--seed word]
  In a worktree of the last commit, each file is broken visibly, the Storybook is built, and all its stories are taken
  at 1280-light. The exit code is 1 if a story changed that was not listed as affected. Stories that were listed and
  did not change are counted. Report: reports/visual-affected.json. An interrupted run of the same commit is resumed.`,

  'verify-causes': `Verifies the causes: plants changes whose cause is known and counts the screenshots with the right one.

  verify-causes --count 30
  In a worktree of the last commit, components, tokens, styles, a font and fixtures are changed, alone and two at once,
  before and after a commit, together with other files whose changes are not visible. A sample of the affected stories
  is taken at 1280-light and 1280-dark. The exit code is 1 if fewer than 95 % of the changed screenshots have the right
  cause. It takes half an hour. Report: reports/visual-causes.json. An interrupted run of the same commit is resumed.`,

  benchmark: `Measures the review page with 2,000 screenshots: the time from a key press to the next paint.

  The exit code is 1 if one in twenty key presses takes more than 100 ms. Measure on an idle machine.
  Report: reports/visual-benchmark.json.`,

  'verify-review': `Verifies the whole review with the real Storybook: changed components, the page, and check.

  In a worktree of the last commit, a token and two components are changed and the Storybook is built. Exactly the
  stories that use them must differ. In the page, in a real browser, some screenshots are approved and one is rejected,
  by keyboard and by mouse. check must end with 1, then with 0, and again with 1 after a screenshot was copied in by
  hand. It takes two minutes. Report: reports/visual-journey.json.`,
} as const;

export type CommandName = keyof typeof commandHelp;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commandHelp, name);
}

export function formatCommandHelp(name: CommandName): string {
  return `${name}: ${commandHelp[name]}\n`;
}

const overview = Object.entries(commandHelp)
  .map(([command, text]) => `  ${command.padEnd(16)} ${text.split('\n')[0]}`)
  .join('\n');

export const helpText = `Takes screenshots of stories, compares them with approved ones, and records approvals, on this machine.

  npm run visual -- <command> [options]     Help for one command: npm run visual -- --help <command>

Commands
${overview}
  Without a command, check runs, and then review if there are differences.

Options
  --stories <pattern>     Only these stories. Can be repeated.
  --modes <name>          Only these modes. Can be repeated.
                          All stories: 1280-light 1280-dark 360-light. By tag: 320-light (w320), 1280-rtl (rtl),
                          1280-forced-colours (forced-colours), 1280-full-motion (reduced-motion), 1280-2x (2x).
                          A story that sets its own viewport is taken at that width only.
  --affected[=<ref>]      Only stories whose inputs have changed since this commit (default: HEAD if there are
                          uncommitted changes, otherwise the commit at which the branch left main).
  --shard <i>/<n>         Only part i of n, to share the work between machines.
  --against git:<ref>     Compares with that commit, taken by the same browser (check).
  --all                   Takes every screenshot (check).
  --separate-modes        Takes each mode in pages of its own (check).
  --refresh-inputs        Stores the current input hashes of equal screenshots (check).
  --reason <sentence>     Why the screenshots are right (required by approve).
  --reviewer <name>       Who viewed them (default: the git user). Without either, approve and reject write nothing,
                          and the review page asks for the name.
  --storybook <folder>    The built Storybook (default: storybook-static).
  --baselines <folder>    The approved screenshots (default: packages/visual/baselines).
  --reports <folder>      Where reports are written (default: reports).
  --help                  Shows this text.

The exit code is 0 if all screenshots are approved, 1 if some are changed, new, removed, unapproved, have another
accessibility tree, or look like another story of their component, 2 if one has an error or is unstable, 3 if no
comparison is possible, and 64 if the command line is wrong.
`;
