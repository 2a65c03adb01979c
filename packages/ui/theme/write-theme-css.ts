import { buildModeRules, getVariables } from '../src/tokens/build-stylesheets.ts';
import { modeTitles } from '../src/tokens/mode-titles.ts';
import { getTokens, modes, type ThemeAndContrast } from '../src/tokens/tokens.ts';
import { type Adjustment, makeMode } from './make-theme.ts';
import type { Brand } from './read-brand.ts';

export interface Theme {
  css: string;
  adjustments: Adjustment[];
}

/**
 * Returns the style sheet of a brand, with the variables that it changes in any mode, and what was adjusted. Its rules are
 * in no layer and more specific than those of the package, so that it can be imported before or after these.
 */
export function makeTheme(brand: Brand, title: string): Theme {
  const made = new Map(modes.map((mode) => [mode, makeMode(brand.files, mode, brand.contrast)]));
  const variables = new Map(
    [...made].map(([mode, { tokens }]) => [mode, new Map([...getVariables(tokens), ...brand.variables])]),
  );
  const isChanged = (name: string) =>
    [...variables].some(([mode, values]) => values.get(name) !== ours.get(mode)?.get(name));
  const changed = (mode: ThemeAndContrast) =>
    new Map([...(variables.get(mode) ?? [])].filter(([name]) => isChanged(name)));
  const adjustments = [...made.values()].flatMap((each) => each.adjustments);
  const lines = [
    `${title} Made by piri-ui-theme: change the brand and make it again.`,
    ...adjustments.map((adjustment) => ` * ${formatAdjustment(adjustment)}`),
  ];
  const comment = lines.length === 1 ? `/* ${lines[0]} */` : `/*\n * ${lines.join('\n')}\n */`;
  return { css: [comment, ...buildModeRules(changed, ':root:root')].join('\n'), adjustments };
}

const ours = new Map(modes.map((mode) => [mode, getVariables(getTokens(mode))]));

/** Returns what was changed and why: “Light: accent #006400 → #005700, because …”. */
export function formatAdjustment({ mode, name, from, to, pair, ratio }: Adjustment): string {
  const { foreground, background, minimum } = pair;
  return `${modeTitles[mode]}: ${name} ${from} → ${to}, because ${foreground} on ${background} had ${ratio.toFixed(2)} of ${minimum}`;
}
