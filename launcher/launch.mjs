import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passSignalsOn, run } from './child.mjs';
import { asksForHelp, commandHelp, formatHelp } from './command-help.mjs';
import { commands } from './commands.mjs';
import { withoutNpm } from './environment.mjs';
import { replaceRenamed } from './renamed-commands.mjs';
import { setUp } from './set-up.mjs';
import { UserError } from './user-error.mjs';

passSignalsOn();
try {
  process.exitCode = await launch(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string[]} argv */
async function launch([given = '', ...rest]) {
  const { name, args, notes } = replaceRenamed(given, rest);
  for (const note of notes) console.error(note);
  const script = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!script)
    throw new UserError(
      `There is no command "${name}". The commands are ${Object.keys(commands).join(', ')}.`,
    );
  // Printed before anything is set up.
  if (asksForHelp(args) && !commandHelp[name]?.hasHelp) {
    console.log(formatHelp(name));
    return 0;
  }
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const node = await setUp(root);
  const env = withoutNpm(process.env);
  const path = [dirname(node), env['PATH']].filter(Boolean).join(delimiter);
  return run(node, [...script, ...args], { cwd: root, env: { ...env, PATH: path } });
}
