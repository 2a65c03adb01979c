/**
 * Loads every font before a story is rendered: a picture taken while a font is swapped would differ from run to run.
 * The stand-ins are local fonts, which a machine may lack; the shop's own files must load.
 */
export async function loadFonts(): Promise<void> {
  const own = [...document.fonts].filter((face) => !face.family.includes('stand-in'));
  await Promise.all(own.map((face) => face.load()));
}
