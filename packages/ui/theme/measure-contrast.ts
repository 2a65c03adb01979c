import { getContrastRatio } from '../src/tokens/contrast.ts';
import { contrastRequirements } from '../src/tokens/contrast-requirements.ts';
import type { ThemeAndContrast } from '../src/tokens/tokens.ts';

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

/** Returns every pair of colours with the ratio that the mode requires. */
export function listPairs(mode: ThemeAndContrast): ContrastPair[] {
  const isMore = mode.endsWith('more-contrast');
  return contrastRequirements.flatMap(({ foreground, backgrounds, minimum, minimumHighContrast }) =>
    backgrounds.map((background) => ({
      foreground,
      background,
      minimum: isMore ? minimumHighContrast : minimum,
    })),
  );
}

/** Measures every pair of a mode. `readColour` returns a colour by its name, such as `accent`, as `#rrggbb`. */
export function measurePairs(
  mode: ThemeAndContrast,
  readColour: (name: string) => string | null,
): MeasuredPair[] {
  return listPairs(mode).map((pair) => {
    const [foreground, background] = [readColour(pair.foreground), readColour(pair.background)];
    return { ...pair, ratio: foreground && background ? getContrastRatio(foreground, background) : null };
  });
}

export function hasEnoughContrast({ ratio, minimum }: MeasuredPair): boolean {
  return ratio !== null && ratio >= minimum;
}
