import { filesByMode, isJsonObject, type JsonObject, resolveTokens } from '../src/tokens/tokens.ts';
import { toColorToken } from './color-token.ts';
import { hexToOklch, type Oklch, oklchToHex } from './colour-spaces.ts';

/** The colours of a brand from which a palette is made. A colour that is missing stays ours. */
export interface BrandColours {
  /** Actions, links and the focus ring. */
  accent?: string;
  /** Reduced prices and offers. */
  sale?: string;
  /** Draws the eye: the badge “new”, the background of a warning. */
  highlight?: string;
  /** Tints the page, the surfaces, texts and edges. */
  neutral?: string;
}

/** The ramps of our palette that a colour replaces, and the step that is exactly this colour. */
const ramps = {
  accent: { names: ['neel'], step: '700' },
  sale: { names: ['alta'], step: '600' },
  highlight: { names: ['turmeric'], step: '400' },
  neutral: { names: ['straw', 'night', 'ink', 'mist'], step: null },
} as const;

/** With this chroma, a colour tints greys as strongly as ours does. */
const fullTint = 0.03;

/** The lightness by which a colour under the pointer, or its more readable twin, is at least darker. */
const visibleStep = 0.06;

/**
 * Returns a palette with the hue and the strength of the brand's colours. Each step is as light as the same step of ours,
 * so that everything that refers to it keeps its contrast, with one exception: the colour itself, which is not changed.
 */
export function buildPalette(colours: BrandColours): JsonObject {
  const palette: Record<string, JsonObject> = {};
  for (const [kind, { names, step }] of Object.entries(ramps)) {
    const colour = colours[kind as keyof BrandColours];
    if (!colour) continue;
    for (const name of names) palette[name] = buildRamp(readRamp(name), colour, step);
  }
  return { palette: { $type: 'color', ...palette } };
}

function buildRamp(ours: ReadonlyMap<string, string>, colour: string, exactStep: string | null): JsonObject {
  const brand = hexToOklch(colour);
  const usual = exactStep === null ? undefined : hexToOklch(ours.get(exactStep) ?? colour);
  const strength = usual ? brand.chroma / usual.chroma : Math.min(1, brand.chroma / fullTint);
  const steps = [...ours].map(([step, hex]) => {
    if (step === exactStep) return [step, toColorToken(colour)] as const;
    const { lightness, chroma } = hexToOklch(hex);
    const made: Oklch = { lightness, chroma: chroma * strength, hue: brand.hue };
    const isDarker = usual && lightness < usual.lightness && Number(step) > Number(exactStep);
    // The steps after the colour itself are states of it, so they are darker even if the colour is very dark.
    if (isDarker) made.lightness = Math.min(lightness, brand.lightness - visibleStep);
    return [step, toColorToken(oklchToHex(made))] as const;
  });
  return Object.fromEntries(steps);
}

/** Returns the steps of a ramp of our palette, as `#rrggbb`. */
function readRamp(name: string): Map<string, string> {
  const [primitive = {}] = filesByMode.light;
  const prefix = `palette.${name}.`;
  const found = [...resolveTokens([primitive])].filter(([path]) => path.startsWith(prefix));
  if (found.length === 0) throw new Error(`There is no palette.${name} in the token files.`);
  return new Map(
    found.map(([path, { value }]) => [
      path.slice(prefix.length),
      isJsonObject(value) ? String(value['hex']).toLowerCase() : '',
    ]),
  );
}
