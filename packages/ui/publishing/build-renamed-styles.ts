import {
  renamedColors,
  renamedModeVariables,
  renamedStaticUtilities,
  renamedThemeVariables,
} from '../src/renamed/renamed-styles.ts';
import { buildThemeCss } from '../src/tokens/build-stylesheets.ts';

/**
 * Returns `renamed.css` of the published package, in which old custom properties and utilities are aliases of the
 * current ones. Tailwind writes a rule only for utilities that an app uses, so the others cost nothing.
 */
export function buildRenamedStyles(): string {
  return [
    '/* Old names of custom properties and utilities, for one release. */',
    '@layer theme {',
    '  :root {',
    ...Object.entries(renamedModeVariables).map(([old, current]) => `    ${old}: var(${current});`),
    '  }',
    '}',
    '@theme inline {',
    ...Object.entries(renamedColors).map(([old, current]) => `  --color-${old}: var(--piri-${current});`),
    ...Object.entries(renamedThemeVariables).flatMap(([old, current]) => copyThemeLines(old, current)),
    '}',
    ...Object.entries(renamedStaticUtilities).map(
      ([old, current]) => `@utility ${old} {\n  @apply ${current};\n}`,
    ),
    '',
  ].join('\n');
}

/** Returns the lines of the theme for a variable under its old name, with its line height if it is a text size. */
function copyThemeLines(old: string, current: string): string[] {
  const lines = [...buildThemeCss().matchAll(new RegExp(`^ *${current}(--[\\w-]+)?: (.+);$`, 'gm'))];
  if (lines.length === 0) throw new Error(`The theme has no ${current}, of which ${old} is an alias.`);
  return lines.map(([, suffix = '', value]) => `  ${old}${suffix}: ${value};`);
}
