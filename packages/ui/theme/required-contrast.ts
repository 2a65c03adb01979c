import { type ContrastRequirement, contrastRequirements } from '../src/tokens/contrast-requirements.ts';
import type { ThemeAndContrast } from '../src/tokens/tokens.ts';
import type { NamedRows } from './list-theme-variables.ts';

/** The levels of WCAG. `aa` is what laws ask for, such as the European Accessibility Act. */
export const contrastLevels = ['aa', 'aaa'] as const;

/** What a theme must reach in light and in dark mode. If the user prefers more contrast, that is always `aaa`. */
export type ContrastLevel = (typeof contrastLevels)[number];

/** WCAG asks for 3 in edges of controls and in graphics at both levels; users who prefer more contrast get more here. */
const minimums = { text: { aa: 4.5, aaa: 7 }, graphic: { aa: 3, aaa: 4.5 } } as const;

/**
 * Returns the contrast that a theme needs in a mode. Our own tokens promise more for some pairs (`minimum` of a
 * requirement, which only their test reads): they are one palette, but a brand has colours that it cannot change.
 */
export function getRequiredContrast(
  { isGraphic = false }: Pick<ContrastRequirement, 'isGraphic'>,
  mode: ThemeAndContrast,
  level: ContrastLevel,
): number {
  return minimums[isGraphic ? 'graphic' : 'text'][mode.endsWith('more-contrast') ? 'aaa' : level];
}

/** Returns what a level requires, in one sentence. */
export function describeLevel(level: ContrastLevel): string {
  const { text, graphic } = minimums;
  return level === 'aaa'
    ? `Required at level aaa: ${text.aaa} for texts and ${graphic.aaa} for edges and graphics, in every mode.`
    : `Required at level aa: ${text.aa} for texts and ${graphic.aa} for edges and graphics; ${text.aaa} and ${graphic.aaa} if the user prefers more contrast.`;
}

/** Throws if a value is no level. `name` is where it stands. */
export function readContrastLevel(name: string, value: unknown): ContrastLevel {
  const level = contrastLevels.find((each) => each === value);
  if (level) return level;
  throw new Error(`${name} is ${JSON.stringify(value)}, which is none of ${contrastLevels.join(', ')}.`);
}

/** Lists each colour with the backgrounds that it may be used on, and what it needs at `aa` and at `aaa`. */
export function listRequiredContrast(): NamedRows {
  const groups = Map.groupBy(contrastRequirements, ({ foreground }) => foreground);
  return {
    heads: ['Colour', 'On', 'aa', 'aaa, and more contrast'],
    rows: [...groups].map(([foreground, pairs]) => [
      foreground,
      joinNames(pairs.flatMap(({ backgrounds }) => backgrounds)),
      String(getRequiredContrast(pairs[0] ?? {}, 'light', 'aa')),
      String(getRequiredContrast(pairs[0] ?? {}, 'light', 'aaa')),
    ]),
  };
}

/** Writes backgrounds of one kind as one name, such as `backdrop-*`: no pair needs only some of them. */
function joinNames(names: readonly string[]): string {
  return [...new Set(names.map((name) => name.replace(/^(surface|backdrop)-.+/, '$1-*')))].join(', ');
}
