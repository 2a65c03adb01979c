/** A colour in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

/** Returns `#rrggbb` as OKLCH, in which a change of lightness keeps the hue that people see. */
export function hexToOklch(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const [long, medium, short] = [
    Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
    Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
    Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
  ];
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** Returns a colour as `#rrggbb`. A colour that sRGB does not have loses chroma until it fits; its hue stays. */
export function oklchToHex({ lightness, chroma, hue }: Oklch): string {
  const light = Math.min(1, Math.max(0, lightness));
  let [fits, tooMuch] = [0, chroma];
  if (isInGamut(toLinearRgb({ lightness: light, chroma, hue }))) fits = chroma;
  else {
    for (let step = 0; step < 20; step += 1) {
      const middle = (fits + tooMuch) / 2;
      if (isInGamut(toLinearRgb({ lightness: light, chroma: middle, hue }))) fits = middle;
      else tooMuch = middle;
    }
  }
  return rgbToHex(toLinearRgb({ lightness: light, chroma: fits, hue }).map(toGamma));
}

/** Returns channels from 0 to 1 as `#rrggbb`. */
export function rgbToHex(channels: readonly number[]): string {
  const bytes = channels.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isInGamut(channels: Triple): boolean {
  return channels.every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}
