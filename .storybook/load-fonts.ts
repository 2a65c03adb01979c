/**
 * Loads all fonts before a story is rendered: screenshots taken during a font swap would differ from run to run.
 * Fallback fonts are skipped because they are local and may not be installed; the shop's own files must load.
 */
export async function loadFonts(): Promise<void> {
  const own = [...document.fonts].filter((face) => !face.family.includes('stand-in'));
  await Promise.all(own.map((face) => face.load()));
}
