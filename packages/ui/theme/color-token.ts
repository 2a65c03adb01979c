import type { JsonObject } from '../src/tokens/tokens.ts';

/** Returns a token of the Design Tokens format for `#rrggbb`. */
export function toColorToken(hex: string): JsonObject {
  const components = [1, 3, 5].map(
    (at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000,
  );
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex } };
}
