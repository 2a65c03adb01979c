import {
  renamedColors,
  renamedSingleUtilities,
  renamedThemeVariables,
} from '../src/renamed/renamed-styles.ts';
import { toCssValue } from '../src/tokens/css-value.ts';
import { getTokens } from '../src/tokens/tokens.ts';

/**
 * Returns `renamed.css` of the published package, in which old custom properties and utilities are aliases of the
 * current ones. Tailwind writes a rule only for utilities that an app uses, so the others cost nothing.
 */
export function buildRenamedStyles(): string {
  const mitre = getTokens('light').get('radius.mitre');
  if (!mitre) throw new Error('There is no token radius.mitre, of which --radius-joint is an alias.');
  return [
    '/* Old names of custom properties and utilities, for one release. */',
    '@layer theme {',
    '  :root {',
    ...Object.entries(renamedThemeVariables).map(([old, current]) => `    ${old}: var(${current});`),
    '  }',
    '}',
    '@theme inline {',
    ...Object.entries(renamedColors).map(([old, current]) => `  --color-${old}: var(--${current});`),
    `  --radius-joint: ${toCssValue(mitre)};`,
    '}',
    ...Object.entries(renamedSingleUtilities).map(
      ([old, current]) => `@utility ${old} {\n  @apply ${current};\n}`,
    ),
    '',
  ].join('\n');
}
