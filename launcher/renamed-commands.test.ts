import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from './commands.mjs';
import { renamedArguments, renamedCommands, replaceRenamed } from './renamed-commands.mjs';
import { launch, repositoryRoot } from './testing/launch.ts';

const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));

describe('package.json', () => {
  it('has a script for every command and every old name', () => {
    const names = [...Object.keys(commands), ...Object.keys(renamedCommands)].sort();
    expect(Object.keys(scripts).sort()).toEqual(names);
    for (const name of names) expect(scripts[name]).toBe(`node launcher/launch.mjs ${name}`);
  });
  it('has only commands that exist, and every old name maps to one of them', () => {
    const missing = Object.values(commands).filter(([file = '']) => !existsSync(join(repositoryRoot, file)));
    expect(missing).toEqual([]);
    const known = [...Object.values(renamedCommands), ...Object.keys(renamedArguments)];
    expect(known.filter((name) => !Object.hasOwn(commands, name))).toEqual([]);
  });
});

describe('an old name', () => {
  const note = (old: string, now: string) =>
    `${old} is now called ${now}. The old name works in this release only.`;

  it.each(Object.entries(renamedCommands))('%s runs %s with a note', (old, now) => {
    const notes = [note(`npm run ${old}`, `npm run ${now}`)];
    expect(replaceRenamed(old, ['--help'])).toEqual({ name: now, args: ['--help'], notes });
    expect(replaceRenamed(now, ['--help'])).toEqual({ name: now, args: ['--help'], notes: [] });
  });
  const all = Object.entries(renamedArguments).flatMap(([command, names]) =>
    Object.entries(names).map(([old, now]): [string, string, string] => [command, old, now]),
  );
  it.each(all)('in the arguments of %s: %s becomes %s with a note', (command, old, now) => {
    expect(replaceRenamed(command, [old])).toEqual({ name: command, args: [now], notes: [note(old, now)] });
  });
  it('keeps the value of an option, and is also replaced after an old command name', () => {
    expect(replaceRenamed('pictures', ['sofa', '--minutes=120']).args).toEqual(['sofa', '--max-minutes=120']);
    expect(replaceRenamed('faults:api', ['--share', '0.1', '--guards', 'on']).args).toEqual([
      ...['--scale', '0.1'],
      ...['--safeguards', 'on'],
    ]);
    expect(replaceRenamed('order', ['PR-4F7K-92', 'release'])).toMatchObject({
      name: 'order-admin',
      args: ['PR-4F7K-92', 'expire'],
    });
    expect(replaceRenamed('visual', ['--help', 'sheet']).args).toEqual(['--help', 'contact-sheet']);
  });
});

it.each([
  ['the value of an option', 'visual', ['approve', 'a--one', '--view-mode', 'sheet', '--reason', 'bench']],
  ['an argument of another command', 'visual', ['check', '--stories', 'a--one']],
  ['an argument after --', 'images', ['--', '--sheet']],
  ['a property of every object', 'seed', ['constructor', '--toString']],
])('%s is not an old name', (_, command, args) => {
  expect(replaceRenamed(command, args)).toEqual({ name: command, args, notes: [] });
});

it('an old command runs and prints its new name on stderr', async () => {
  const old = launch(['pictures', '--minutes', 'ten']);
  expect(await old.exit).toBe(2);
  await old.says('npm run pictures is now called npm run images.');
  await old.says('--minutes is now called --max-minutes.');
  await old.says('--max-minutes takes a number, not "ten".');
});

it('an unknown command prints only the new names', async () => {
  const unknown = launch(['picture']);
  expect(await unknown.exit).toBe(1);
  await unknown.says('There is no command "picture". The commands are start, ');
  expect(unknown.said()).toContain('images');
  expect(unknown.said()).not.toContain('pictures');
});
