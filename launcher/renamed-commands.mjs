/**
 * Commands by their old names. They work in this release only; `package.json` has a script for each. Remove both
 * after it, with `renamedArguments`.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const renamedCommands = {
  'bench:api': 'benchmark:api',
  'faults:api': 'fault-injection',
  look: 'screens',
  order: 'order-admin',
  pictures: 'images',
  shapes: 'models3d',
  'visual:cloud': 'chromatic',
};

/**
 * Options and subcommands by their old names, for each command.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const renamedArguments = {
  'benchmark:api': { '--checkouts': 'checkout' },
  'catalogue-pdf': { '--to': '--output' },
  'fault-injection': { '--guards': '--safeguards', '--share': '--scale' },
  images: { '--minutes': '--max-minutes', '--sheet': '--contact-sheet', '--stories': '--story-fixtures' },
  models3d: { '--minutes': '--max-minutes' },
  'order-admin': { release: 'expire' },
  seed: { '--large': '--synthetic-skus', '--search': '--rebuild-search' },
  visual: {
    '--built': '--storybook',
    '--by': '--reviewer',
    '--shown-in': '--view-mode',
    bench: 'benchmark',
    flake: 'detect-flakes',
    'prove-affected': 'verify-affected',
    'prove-journey': 'verify-review',
    sheet: 'contact-sheet',
  },
};

/**
 * Replaces the old names in a command line, and returns a note for each. A subcommand is replaced only before the first
 * option, because a later word can be the value of an option.
 *
 * @param {string} name
 * @param {readonly string[]} args
 */
export function replaceRenamed(name, args) {
  /** @type {string[]} */
  const notes = [];
  const command = find(renamedCommands, name);
  if (command) notes.push(`npm run ${name} is now called npm run ${command}.`);
  const names = find(renamedArguments, command ?? name) ?? {};
  let mayBeSubcommand = true;
  let mayBeOption = true;
  const replaced = args.map((arg) => {
    const [word = '', ...value] = arg.split('=');
    const isOption = word.startsWith('-');
    const to = (isOption ? mayBeOption : mayBeSubcommand) ? find(names, word) : undefined;
    if (arg === '--') mayBeOption = false;
    // The word after --help is a subcommand.
    if (isOption && word !== '--help') mayBeSubcommand = false;
    if (to) notes.push(`${word} is now called ${to}.`);
    return to ? [to, ...value].join('=') : arg;
  });
  return {
    name: command ?? name,
    args: replaced,
    notes: notes.map((note) => `${note} The old name works in this release only.`),
  };
}

/**
 * @template Value
 * @param {Readonly<Record<string, Value>>} table
 * @param {string} name
 */
function find(table, name) {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
