import type { Token } from './tokens.ts';

interface Dimension {
  value: number;
  unit: string;
}

interface Color {
  hex: string;
  alpha?: number;
}

interface ShadowLayer {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

/** Typography that the Design Tokens format has no field for, stored under our own extension. */
export interface TypographyExtension {
  'line-height': number;
  'letter-spacing'?: string;
  fluid?: { min: Dimension; viewport: number };
}

/** Returns a resolved token as CSS. The token files are our own, so `$type` determines the shape of a value. */
export function toCssValue(token: Token): string {
  switch (token.type) {
    case 'color':
      return color(token.value as Color);
    case 'dimension': {
      const fluid = getTypographyExtension(token)?.fluid;
      const size = dimension(token.value as Dimension);
      return fluid ? `clamp(${dimension(fluid.min)}, ${fluid.viewport}vw, ${size})` : size;
    }
    case 'duration':
      return dimension(token.value as Dimension);
    case 'cubicBezier':
      return `cubic-bezier(${(token.value as number[]).join(', ')})`;
    case 'fontFamily':
      return (token.value as string[]).map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    case 'shadow':
      return (token.value as ShadowLayer[]).map(shadow).join(', ');
    case 'number':
    case 'fontWeight':
      return String(token.value);
    default:
      throw new Error(
        `Token "${token.path}" has the type "${token.type}", which cannot be written as CSS yet. Add it to css-value.ts.`,
      );
  }
}

export function getTypographyExtension(token: Token): TypographyExtension | undefined {
  return token.extensions['shop.piri.type'] as TypographyExtension | undefined;
}

function color({ hex, alpha = 1 }: Color): string {
  const transparency =
    alpha === 1
      ? ''
      : Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0');
  return `${hex}${transparency}`.toLowerCase();
}

function dimension({ value, unit }: Dimension): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

function shadow({ offsetX, offsetY, blur, spread, color: hue }: ShadowLayer): string {
  return [offsetX, offsetY, blur, spread].map(dimension).concat(color(hue)).join(' ');
}
