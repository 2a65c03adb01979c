/**
 * Loads every face before a story is drawn: a picture taken halfway through a swap would differ from run to run.
 * The stand-ins are local fonts, which a machine may lack; the shop's own files it may not.
 */
export async function loadFonts(): Promise<void> {
  const own = [...document.fonts].filter((face) => !face.family.includes('stand-in'));
  await Promise.all(own.map((face) => face.load()));
}
