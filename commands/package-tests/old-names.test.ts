import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import {
  renamedCssVariables,
  renamedDataAttributes,
  renamedExports,
  renamedSubpaths,
  renamedUtilities,
} from '../../packages/ui/src/renamed/renames.ts';
import { installConsumer } from './install-consumer.ts';
import { runModuleCode, runVite, typecheck } from './run-programs.ts';

const hotel = installConsumer('old-names', inject('tarball'));
afterAll(() => rmSync(hotel, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(hotel, file), 'utf8');
const sources = ['rooms.tsx', 'rooms.css'];
const nodenext = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];

/** Type-checks the page, with all declarations, and returns its HTML. */
async function checkAndRender(): Promise<string> {
  expect(typecheck(hotel)).toBe('');
  expect(typecheck(hotel, ...nodenext)).toBe('');
  expect(await runVite(hotel, 'build', '--ssr', 'server.tsx', '--outDir', 'server')).not.toMatch(/warn/i);
  return runModuleCode(hotel, "process.stdout.write((await import('./server/server.js')).page());");
}

/** Renders the page that was built and returns what it warns of. */
async function listWarnings(): Promise<string[]> {
  const code = `process.env.NODE_ENV = 'development';
    const warnings = [];
    console.warn = (text) => warnings.push(text);
    (await import('./server/server.js')).page();
    process.stdout.write(JSON.stringify(warnings));`;
  return JSON.parse(await runModuleCode(hotel, code));
}

/** Runs the codemod as npx does and returns what it prints. */
function runCodemod(...args: string[]): string {
  const { bin } = JSON.parse(read('node_modules/@piri/ui/package.json'));
  const program = join(hotel, 'node_modules/@piri/ui', bin['piri-ui-codemod']);
  return execFileSync(process.execPath, [program, ...args], { cwd: hotel, encoding: 'utf8' });
}

/** Returns the declarations of a class in the built style sheet, with those of its states. */
function readDeclarations(className: string): string[] {
  const [sheet = ''] = globSync('server/assets/*.css', { cwd: hotel }).map(read);
  const selector = `\\.${className.replaceAll(':', '\\\\:')}(?![\\w-])`;
  const pattern = new RegExp(`${selector}[^{]*\\{([^}]*)`, 'g');
  return [...sheet.matchAll(pattern)].map(([, declarations = '']) => declarations.replace(/\s+/g, ' '));
}

/** Returns the utilities of the page's root element, which come after its own class. */
function readUtilities(html: string): string[] {
  return (/<main class="rooms ([^"]*)/.exec(html)?.[1] ?? '').split(' ');
}

it('a page with old names works, and renders the same after the codemod', async () => {
  const [script, styles] = [read('rooms.tsx'), read('rooms.css')];
  const before = await checkAndRender();
  const oldUtilities = readUtilities(before);
  const oldDeclarations = oldUtilities.map(readDeclarations);
  expect(before).toContain('Look for a room');
  expect(before).toContain('value="farzana@post.example"');
  expect(await listWarnings()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('FilterPanel: groups.kind="choice" is now "checkbox"'),
      expect.stringContaining('FilterPanel: the prop groups.values.swatch.picture is now image'),
      expect.stringContaining('Stepper: steps.state="now" is now "current"'),
    ]),
  );

  expect(runCodemod('--dry-run', ...sources)).toMatch(/changes would be made in \d files?\.\n$/);
  expect([read('rooms.tsx'), read('rooms.css')]).toEqual([script, styles]);
  runCodemod(...sources);
  const after = await checkAndRender();
  const utilities = readUtilities(after);
  expect(after).toBe(before.replace(oldUtilities.join(' '), utilities.join(' ')));
  expect(utilities.map(readDeclarations)).toEqual(oldDeclarations);
  expect(oldDeclarations.every((declarations) => declarations.length > 0)).toBe(true);
  expect(await listWarnings()).toEqual([]);
  expect(runCodemod(...sources)).toContain('0 changes made in 0 files.');
}, 240_000);

it('the codemod replaces every old name in the page', () => {
  const page = read('rooms.tsx');
  const old = [
    ...Object.keys(renamedSubpaths).map((subpath) => `@piri/ui/${subpath}'`),
    ...Object.values<Record<string, string>>(renamedExports).flatMap(Object.keys),
    ...Object.keys(renamedUtilities).filter((utility) => utility.includes('-')),
  ];
  expect(old.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(page))).toEqual([]);
  expect(page).not.toMatch(
    /onPress|onClose|onChoose|onType|onGoTo|\bvalues=|defaultOpen="|<AccordionItem open|\bopen: false|id: 'BDT'/,
  );
  const styles = read('rooms.css').replaceAll('"', '');
  const inStyles = Object.keys({ ...renamedCssVariables, ...renamedDataAttributes });
  expect(inStyles.filter((name) => new RegExp(`${name}(?![\\w-])`).test(styles))).toEqual([]);
});
