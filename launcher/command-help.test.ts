import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { commandHelp } from './command-help.mjs';
import { commands } from './commands.mjs';
import { scriptHelp } from './print-help.mjs';
import { replaceRenamed } from './renamed-commands.mjs';
import { repositoryRoot } from './testing/launch.ts';

const readScripts = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')).scripts ?? {};

function runForHelp(command: string, folder: string, option: string) {
  const [program, ...args] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(
    program === 'node' ? process.execPath : (program ?? ''),
    [...args, option],
    { cwd: join(repositoryRoot, folder), encoding: 'utf8', timeout: 60_000 },
  );
  return { status, output: stdout + stderr };
}

it('every command has a help, and every help a command', () => {
  expect(Object.keys(commandHelp).sort()).toEqual(Object.keys(commands).sort());
});

it.each(Object.entries(readScripts('package.json')))(
  'npm run %s --help tells what it does and an example',
  (name, script) => {
    const command = replaceRenamed(name, []).name;
    // Without the launcher, which would install the packages first.
    const direct = `node ${commands[command]?.join(' ')}`;
    const { status, output } = runForHelp(commandHelp[command]?.hasHelp ? direct : script, '.', '--help');
    expect(status, output).toBe(0);
    expect(output).toMatch(/^[A-Z].*\.$/m);
    expect(output).toMatch(/npm (start|test|run [a-z0-9:-]+)/);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(output, name).not.toContain('There is no command');
  },
);

it('-h is the same', () => {
  const { status, output } = runForHelp('node launcher/launch.mjs customer', '.', '-h');
  expect([status, output]).toEqual([0, expect.stringContaining('npm run customer -- rahima@piri.example')]);
});

const workspaces = globSync('{packages,apps}/*/package.json', { cwd: repositoryRoot });
const scripts = workspaces.flatMap((file) =>
  Object.entries(readScripts(file)).map(([name, script]) => ({ folder: dirname(file), name, script })),
);

it.each(scripts)('$name of $folder has a help and changes nothing', ({ folder, script }) => {
  // Checked before it runs: without the first module, the script would do its work.
  expect(script).toMatch(/^node --import \.\.\/\.\.\/launcher\/print-help\.mjs [\w/-]+\.ts$/);
  const { status, output } = runForHelp(script, folder, '--help');
  expect(status, output).toBe(0);
  expect(output).toMatch(/^[A-Z].*\.\n\n {2}pnpm --filter @piri\/[a-z]+ [a-z-]+/);
});

it('every help of a script belongs to a script', () => {
  const files = scripts.map(({ folder, script }) => `${folder}/${script.split(' ').at(-1)}`);
  expect(Object.keys(scriptHelp).filter((file) => !files.includes(file))).toEqual([]);
});
