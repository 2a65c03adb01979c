import { getContrastRatio } from '../src/tokens/contrast.ts';
import { contrastRequirements } from '../src/tokens/contrast-requirements.ts';
import type { ThemeAndContrast } from '../src/tokens/tokens.ts';
import { type ContrastLevel, getRequiredContrast } from './required-contrast.ts';

/** Two colours that a component may put on each other, with what a mode requires of them. */
export interface ContrastPair {
  foreground: string;
  background: string;
  minimum: number;
}

export interface MeasuredPair extends ContrastPair {
  /** Null if one of the colours cannot be read. */
  ratio: number | null;
}

/** Returns every pair of colours with the ratio that the level requires in the mode. */
export function listPairs(mode: ThemeAndContrast, level: ContrastLevel): ContrastPair[] {
  return contrastRequirements.flatMap((requirement) =>
    requirement.backgrounds.map((background) => ({
      foreground: requirement.foreground,
      background,
      minimum: getRequiredContrast(requirement, mode, level),
    })),
  );
}

/** Measures every pair of a mode. `readColour` returns a colour by its name, such as `accent`, as `#rrggbb`. */
export function measurePairs(
  mode: ThemeAndContrast,
  level: ContrastLevel,
  readColour: (name: string) => string | null,
): MeasuredPair[] {
  return listPairs(mode, level).map((pair) => {
    const [foreground, background] = [readColour(pair.foreground), readColour(pair.background)];
    return { ...pair, ratio: foreground && background ? getContrastRatio(foreground, background) : null };
  });
}

export function hasEnoughContrast({ ratio, minimum }: MeasuredPair): boolean {
  return ratio !== null && ratio >= minimum;
}
