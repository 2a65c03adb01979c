import tiro from '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2?url';
import anek from '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2?url';

/**
 * Draws a story's Bangla in the brand's own letters. The shop serves only the few it needs and leaves the rest to the
 * visitor's system, which a machine that takes pictures may not have. For `beforeEach`: they are gone with the story.
 */
export async function loadBanglaFonts(): Promise<() => void> {
  const unicodeRange = 'U+964-965, U+980-9FF, U+200C-200D';
  const faces = [
    // The same height of line as the shop's own cut.
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
