import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passSignalsOn, run } from './child.mjs';
import { withoutNpm } from './environment.mjs';
import { Failure } from './failure.mjs';
import { setUp } from './setup.mjs';

/** @type {Record<string, string[]>} */
const commands = {
  start: ['commands/start.ts'],
  test: ['commands/test.ts'],
  dev: ['commands/dev.ts'],
  build: ['commands/build.ts'],
  storybook: ['commands/storybook.ts'],
  'storybook:build': ['commands/storybook.ts', 'build'],
  visual: ['packages/visual/src/main.ts'],
  'visual:cloud': ['commands/chromatic.ts'],
  pictures: ['packages/catalogue/src/pictures/main.ts'],
  shapes: ['packages/catalogue/src/shapes/main.ts'],
  look: ['commands/screens.ts'],
  benchmark: ['commands/benchmark-pages.ts'],
  'bench:api': ['commands/benchmark-api.ts'],
  'faults:api': ['commands/fault-injection.ts'],
  order: ['commands/order-admin.ts'],
  customer: ['commands/customer.ts'],
  'audit-log': ['commands/audit-log.ts'],
  'catalogue-pdf': ['commands/catalogue-pdf.ts'],
  seed: ['commands/seed.ts'],
};

passSignalsOn();
try {
  process.exitCode = await launch(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string[]} argv */
async function launch([name = '', ...args]) {
  const script = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!script)
    throw new Failure(`There is no command "${name}". The commands are ${Object.keys(commands).join(', ')}.`);
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const node = await setUp(root);
  const env = withoutNpm(process.env);
  const path = [dirname(node), env['PATH']].filter(Boolean).join(delimiter);
  return run(node, [...script, ...args], { cwd: root, env: { ...env, PATH: path } });
}
