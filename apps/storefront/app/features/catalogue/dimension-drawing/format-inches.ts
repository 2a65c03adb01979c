const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

/** Formats centimetres as inches to the nearest eighth, such as `80¾`. */
export function formatInches(centimetres: number): string {
  const all = Math.round((centimetres / 2.54) * 8);
  const [whole, rest] = [Math.floor(all / 8), eighths[all % 8]];
  return whole === 0 && rest ? rest : `${whole}${rest}`;
}
