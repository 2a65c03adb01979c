import tiro from '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2?url';
import anek from '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2?url';

/**
 * Loads the full Bangla fonts for a story, and unloads them after it. The shop serves only a few glyphs and leaves the
 * rest to the user's system, whose fonts a screenshot machine may not have. For `beforeEach`.
 */
export async function loadBanglaFonts(): Promise<() => void> {
  const unicodeRange = 'U+964-965, U+980-9FF, U+200C-200D';
  const faces = [
    // The same line height as the shop's own subset.
    new FontFace('Anek Bangla', `url(${anek})`, {
      weight: '100 800',
      ascentOverride: '92%',
      descentOverride: '28%',
      lineGapOverride: '0%',
      unicodeRange,
    }),
    new FontFace('Tiro Bangla', `url(${tiro})`, { unicodeRange }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
  return () => {
    for (const face of faces) document.fonts.delete(face);
  };
}
