import { expect, test } from 'vitest';
import { CliError } from './cli-error.ts';
import { parseCommandLine } from './command-line.ts';
import { commandHelp, formatCommandHelp, helpText } from './help-text.ts';

function refusal(...args: string[]): { exit: number; message: string } {
  try {
    parseCommandLine(args);
  } catch (error) {
    if (error instanceof CliError) return error;
    throw error;
  }
  throw new Error('It was accepted.');
}

test('BENCH-4 help describes every command, option and exit code', () => {
  expect(parseCommandLine(['--help'])).toEqual({ name: 'help', about: null });
  for (const word of [
    'capture',
    'check',
    'approve',
    '--stories',
    '--modes',
    '--reason',
    '--reviewer',
    '64',
  ]) {
    expect(helpText).toContain(word);
  }
});

test('BENCH-4 help on one command explains only that one', () => {
  for (const verb of Object.keys(commandHelp) as (keyof typeof commandHelp)[]) {
    expect(parseCommandLine(['--help', verb])).toEqual({ name: 'help', about: verb });
    expect(helpText).toContain(`\n  ${verb} `);
    expect(formatCommandHelp(verb)).toMatch(/^[a-z-]+: .*\n\n {2}\S/);
  }
  expect(refusal('--help', 'chekc').message).toContain('no command chekc');
});

test('BENCH-4 without a command everything is checked against the baselines of this package', () => {
  expect(parseCommandLine([])).toMatchObject({
    name: 'check',
    selection: { stories: [], modes: [] },
    paths: { baselines: expect.stringMatching(/packages.visual.baselines$/) },
  });
});

test('BENCH-4 --stories and --modes can be repeated', () => {
  const args = ['capture', '--stories', 'a--*', '--stories', 'b--one', '--modes', '360-light'];
  expect(parseCommandLine(args)).toMatchObject({
    selection: { stories: ['a--*', 'b--one'], modes: ['360-light'] },
  });
});

test.each([
  [['chekc'], 'There is no command chekc'],
  [['check', '--everything'], '--everything'],
  [['check', '--shard', '3/2'], '--shard expects a part such as 2/4, not 3/2'],
  [['detect-flakes', 'often'], 'often is not a whole number of at least 2'],
  [['detect-flakes', '1'], '1 is not a whole number of at least 2'],
  [['prune'], 'Pruning needs a reason'],
  [['doctor', 'a--one'], 'Select the stories of doctor with --stories a--one'],
  [['check', '--against', 'main'], '--against expects a commit such as git:main'],
  [['check', '--shard', 'half'], '--shard expects a part such as 2/4, not half'],
  [['check', 'a--one'], '--stories a--one'],
  [['approve', 'a--one'], 'needs a reason'],
  [['approve', 'a--one', '--reason', ' '], 'needs a reason'],
  [
    ['approve', 'a--one', '--reason', 'Meant', '--view-mode', 'mirror'],
    '--view-mode must be one of side-by-side',
  ],
  [['reject', 'a--one'], 'A rejection needs a reason'],
  [['reject', '*', '--reason', 'No'], 'Name the stories'],
  [['resolve', 'a--one', '--ours'], 'needs a reason'],
  [['resolve', 'a--one', '--ours', '--theirs', '--reason', 'Both'], 'Choose one of'],
  [['resolve', '--ours', '--reason', 'All'], 'Name the stories'],
  [['review', 'a--one'], 'accepts no stories'],
  [['review', '--port', '99999'], '99999 is not a port'],
  [['approve', '--reason', 'All'], 'Name the stories'],
  [['approve', '*', '--reason', 'All'], 'Name the stories'],
  [['approve', '*--*', '--reason', 'All'], 'Name the stories'],
  [['approve', 'components-*', '--reason', 'All'], 'Name the stories'],
  [['approve', 'a--one', '*', '--reason', 'All'], 'Name the stories'],
])('BENCH-4 %j is rejected with a message', (args, sentence) => {
  expect(refusal(...args)).toMatchObject({ exit: 64, message: expect.stringContaining(sentence) });
});

test('BENCH-4 --affected has an optional commit, and --shard an index and a count', () => {
  expect(parseCommandLine(['check', '--affected', '--all'])).toMatchObject({
    selection: { affected: '' },
    options: { all: true, against: null, refreshInputs: false, separateModes: false },
  });
  expect(parseCommandLine(['capture', '--affected=HEAD~1', '--shard', '2/4'])).toMatchObject({
    selection: { affected: 'HEAD~1', shard: { index: 2, count: 4 } },
  });
  expect(parseCommandLine(['check', '--against', 'git:main'])).toMatchObject({
    options: { against: 'main' },
  });
  expect(parseCommandLine(['check'])).toEqual(
    expect.objectContaining({
      selection: { stories: [], modes: [] },
      options: { all: false, against: null, refreshInputs: false, separateModes: false },
    }),
  );
});

test('BENCH-4 the review page opens after a check only if no command is given', () => {
  expect(parseCommandLine(['--no-open'])).toMatchObject({
    name: 'check',
    thenReview: { name: 'review', open: false },
  });
  expect(parseCommandLine(['check'])).toMatchObject({ thenReview: null });
});

test('BENCH-4 approve accepts stories, a reason and a reviewer', () => {
  expect(
    parseCommandLine(['approve', 'a--*', 'b--one', '--reason', 'Meant', '--reviewer', 'Mina']),
  ).toMatchObject({
    name: 'approve',
    selection: { stories: ['a--*', 'b--one'] },
    details: { reason: 'Meant', by: 'Mina', shownIn: 'sheet' },
  });
});

test('BENCH-4 resolve without a choice lists conflicts, and with one accepts stories and a reason', () => {
  expect(parseCommandLine(['resolve'])).toMatchObject({ name: 'resolve', choice: null, details: null });
  expect(parseCommandLine(['resolve', 'a--one', '--theirs', '--reason', 'Deeper'])).toMatchObject({
    choice: 'theirs',
    details: { reason: 'Deeper' },
  });
});

test('BENCH-4 review opens the browser on a free port by default', () => {
  expect(parseCommandLine(['review'])).toMatchObject({ name: 'review', port: 0, open: true, exportTo: null });
  const command = parseCommandLine(['review', '--port', '6220', '--no-open', '--export', 'review.html']);
  expect(command).toMatchObject({
    port: 6220,
    open: false,
    exportTo: expect.stringMatching(/review\.html$/),
  });
});
