import { renamedColors, renamedCssVariables, renamedUtilities } from '../src/renamed/renamed-styles.ts';

/**
 * Returns `renamed.css` of the published package, in which old custom properties and utilities are aliases of the
 * current ones. Tailwind writes a rule only for utilities that an app uses, so the others cost nothing.
 */
export function buildRenamedStyles(): string {
  const colorUtility = new RegExp(`-(?:${Object.keys(renamedColors).join('|')})$`);
  const utilities = Object.entries(renamedUtilities).filter(([old]) => !colorUtility.test(old));
  return [
    '/* Old names of custom properties and utilities, for one release. */',
    '@layer theme {',
    '  :root {',
    ...Object.entries(renamedCssVariables)
      .filter(([old]) => !/^--(?:color|radius)-/.test(old))
      .map(([old, current]) => `    ${old}: var(${current});`),
    '  }',
    '}',
    '@theme inline {',
    ...Object.entries(renamedColors).map(([old, current]) => `  --color-${old}: var(--${current});`),
    '}',
    ...utilities.map(([old, current]) => `@utility ${old} {\n  @apply ${current};\n}`),
    '',
  ].join('\n');
}
