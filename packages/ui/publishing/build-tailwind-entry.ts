import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildRenamedStyles } from './build-renamed-styles.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * What apps with Tailwind import: the compiled rules of the components, and the tokens as a theme, so that an app has
 * utilities such as `bg-accent`. Tailwind need not read our modules, and an app's breakpoints do not change the components.
 */
const entry = composeEntry('styles.css');

/** The same without the rules of components, for an app that owns their sources. */
const themeEntry = composeEntry('foundation.css');

function composeEntry(compiled: string): string {
  return `@layer theme, base, components, utilities;
@import "../${compiled}";
@import "./theme.css";
@import "./variants.css";
@import "./utilities.css";
@import "tailwindcss/utilities.css" layer(utilities);
@import "./renamed.css";
`;
}

/** Writes `tailwind.css` and `tailwind-theme.css` of the published package into `styles`, with the files that they import. */
export function buildTailwindEntry(source: string, styles: string): void {
  const read = (name: string) => readFileSync(join(source, name), 'utf8');
  const write = (name: string, css: string) => writeFileSync(join(styles, name), css);
  mkdirSync(styles, { recursive: true });
  write('tailwind.css', entry);
  write('tailwind-theme.css', themeEntry);
  write(
    'theme.css',
    keepTailwindValues(read('theme.generated.css'), readFileSync(resolve('tailwindcss/theme.css'), 'utf8')),
  );
  // An app keeps the `rtl:` and `ltr:` of Tailwind.
  write(
    'variants.css',
    read('variants.css').replace(/(\/\*[^*]*\*\/\n)?^@custom-variant (rtl|ltr) .*\n/gm, ''),
  );
  write('utilities.css', read('utilities.css'));
  write('renamed.css', buildRenamedStyles());
}

/** Variables that Tailwind lacks, but which would change its `container` and `rounded-full`. */
const changing = /^ *--(breakpoint-xs|radius-full): [^;]+;\n/gm;

/**
 * Gives the variables that Tailwind has too, such as `--breakpoint-sm`, the values of Tailwind. They are there for apps
 * that import no theme but ours, and as defaults they replace none of an app. The components are compiled without them.
 */
function keepTailwindValues(theme: string, tailwindTheme: string): string {
  const values = new Map(
    [...tailwindTheme.matchAll(/^ *(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const shared: string[] = [];
  const own = theme.replace(changing, '').replace(/^ *(--[\w-]+): [^;]+;\n/gm, (line, name: string) => {
    if (!values.has(name)) return line;
    shared.push(`  ${name}: ${values.get(name)};\n`);
    return '';
  });
  return `${own}\n@theme default {\n${shared.join('')}}\n`;
}
