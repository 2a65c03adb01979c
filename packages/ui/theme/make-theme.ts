import { getContrastRatio } from '../src/tokens/contrast.ts';
import { toCssValue } from '../src/tokens/css-value.ts';
import { modeTitles } from '../src/tokens/mode-titles.ts';
import {
  filesByMode,
  type JsonObject,
  resolveTokens,
  type ThemeAndContrast,
  type Token,
} from '../src/tokens/tokens.ts';
import { toColorToken } from './color-token.ts';
import { hexToOklch, oklchToHex } from './colour-spaces.ts';
import { type ContrastPair, hasEnoughContrast, listPairs, measurePairs } from './measure-contrast.ts';
import type { ContrastLevel } from './required-contrast.ts';

/** A colour that was made lighter or darker, so that it is readable. */
export interface Adjustment {
  mode: ThemeAndContrast;
  /** Such as `accent`. */
  name: string;
  from: string;
  to: string;
  /** The pair that had too little contrast. */
  pair: ContrastPair;
  /** The contrast that the pair had. */
  ratio: number;
}

export interface ModeOfTheme {
  tokens: Map<string, Token>;
  adjustments: Adjustment[];
}

/**
 * Returns the tokens of a mode with the files of a brand right after our palette, so that all semantic tokens use its
 * colours, and `changes` at the end.
 */
export function resolveBrand(
  files: readonly JsonObject[],
  mode: ThemeAndContrast,
  changes: JsonObject = {},
): Map<string, Token> {
  const [palette = {}, ...meanings] = filesByMode[mode];
  return resolveTokens([palette, ...files, ...meanings, changes]);
}

/** The text on a promo surface stays white, because its button is white with a text of the promo's colour. */
const keptForegrounds = new Set(['on-promo']);

/** The distance between the lightness of two colours that are tried, of 1. */
const step = 0.004;

/**
 * Returns the tokens of a brand in a mode, readable in all pairs: a colour that is not is made lighter or darker by as
 * little as possible, in the same hue. Throws if no lightness is enough.
 */
export function makeMode(
  files: readonly JsonObject[],
  mode: ThemeAndContrast,
  level: ContrastLevel = 'aa',
): ModeOfTheme {
  const changed: Record<string, JsonObject> = {};
  const adjustments: Adjustment[] = [];
  const pairs = listPairs(mode, level);
  const resolve = () => resolveBrand(files, mode, { color: changed });
  let tokens = resolve();
  const read = (name: string) => readColour(tokens, name);
  // Every round settles a colour; more rounds than pairs mean that two colours push each other.
  for (let round = 0; round <= pairs.length; round += 1) {
    const pair = measurePairs(mode, level, read).find((each) => !hasEnoughContrast(each));
    if (!pair?.ratio) return { tokens, adjustments };
    const { foreground, background, ratio } = pair;
    const ownPairs = pairs.filter((each) => each.foreground === foreground);
    const better = keptForegrounds.has(foreground)
      ? undefined
      : findLightness(read(foreground), (hex) =>
          ownPairs.every((each) => getContrastRatio(hex, read(each.background)) >= each.minimum),
        );
    const name = better ? foreground : background;
    const to =
      better ?? findLightness(read(name), (hex) => getContrastRatio(read(foreground), hex) >= pair.minimum);
    if (!to) throw new Error(`${modeTitles[mode]}: ${foreground} and ${background} have no readable pair.`);
    adjustments.push({ mode, name, from: read(name), to, pair, ratio });
    changed[name] = toColorToken(to);
    tokens = resolve();
  }
  const names = [...new Set(adjustments.slice(-6).map(({ name }) => name))].join(', ');
  throw new Error(`${modeTitles[mode]}: no lightness of ${names} is readable in all pairs.`);
}

/** Returns a colour of a mode as `#rrggbb`. */
export function readColour(tokens: ReadonlyMap<string, Token>, name: string): string {
  const token = tokens.get(`color.${name}`);
  if (!token) throw new Error(`The theme has no color.${name}.`);
  return toCssValue(token);
}

/** Returns the nearest lighter or darker colour of the same hue that is readable. */
function findLightness(hex: string, isReadable: (hex: string) => boolean): string | undefined {
  const colour = hexToOklch(hex);
  for (let distance = step; distance < 1; distance += step) {
    for (const lightness of [colour.lightness - distance, colour.lightness + distance]) {
      if (lightness < -step || lightness > 1 + step) continue;
      const tried = oklchToHex({ ...colour, lightness });
      if (isReadable(tried)) return tried;
    }
  }
  return undefined;
}
