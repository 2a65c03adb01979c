import { oklchToHex, rgbToHex } from './colour-spaces.ts';
import { namedColours } from './named-colours.ts';

/**
 * Returns an opaque CSS colour as `#rrggbb`: hex, a name, `rgb()`, `hsl()`, `oklch()` or `oklab()`. Returns null for
 * anything else, because a contrast cannot be calculated from it.
 */
export function parseColour(text: string): string | null {
  const value = text.trim().toLowerCase();
  const named = namedColours.get(value);
  if (named) return named;
  if (/^#([\da-f]{3}|[\da-f]{6})$/.test(value)) {
    return value.length === 7 ? value : value.replace(/[\da-f]/g, '$&$&');
  }
  if (/^#([\da-f]{3}f|[\da-f]{6}ff)$/.test(value))
    return parseColour(value.slice(0, value.length === 5 ? 4 : 7));
  const [, notation = '', inside = ''] = /^(rgb|hsl|oklch|oklab)a?\((.+)\)$/.exec(value) ?? [];
  const [channels = '', alpha = '1'] = inside.split('/');
  const parts = channels.trim().split(/[\s,]+/);
  if (parts.length === 4) parts.splice(3, 1, ...(isOpaque(parts[3]) ? [] : ['?']));
  if (parts.length !== 3 || !isOpaque(alpha.trim())) return null;
  const hex = converters[notation]?.(parts);
  return hex && !hex.includes('NaN') ? hex : null;
}

const converters: Readonly<Record<string, (parts: string[]) => string | null>> = {
  rgb: (parts) => write(parts.map((part) => read(part, 255) / 255)),
  hsl: ([hue = '', saturation = '', lightness = '']) =>
    write(hslToRgb(readAngle(hue), percent(saturation), percent(lightness))),
  oklch: ([lightness = '', chroma = '', hue = '']) =>
    writeOklch(read(lightness, 1), read(chroma, 0.4), readAngle(hue)),
  oklab: ([lightness = '', first = '', second = '']) => {
    const [a, b] = [read(first, 0.4), read(second, 0.4)];
    return writeOklch(read(lightness, 1), Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI);
  },
};

function write(channels: number[]): string | null {
  return channels.every(Number.isFinite) ? rgbToHex(channels) : null;
}

function writeOklch(lightness: number, chroma: number, hue: number): string | null {
  return [lightness, chroma, hue].every(Number.isFinite) ? oklchToHex({ lightness, chroma, hue }) : null;
}

/** Reads a number, or a percentage of `whole`. */
function read(part: string, whole: number): number {
  if (part === 'none') return 0;
  return part.endsWith('%') ? (number(part.slice(0, -1)) / 100) * whole : number(part);
}

function percent(part: string): number {
  return number(part.replace(/%$/, '')) / 100;
}

function readAngle(part: string): number {
  if (part === 'none') return 0;
  return part.endsWith('turn') ? number(part.slice(0, -4)) * 360 : number(part.replace(/deg$/, ''));
}

function number(text: string): number {
  return text === '' ? Number.NaN : Number(text);
}

function isOpaque(alpha = ''): boolean {
  return alpha === '100%' || Number(alpha) === 1;
}

function hslToRgb(hue: number, saturation: number, lightness: number): number[] {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const sector = (((offset + hue / 30) % 12) + 12) % 12;
    return lightness - amplitude * Math.max(-1, Math.min(sector - 3, 9 - sector, 1));
  });
}
