/**
 * Loads the texts and fonts of the language that the toolbar chooses, for the decorator. On demand: what the preview
 * imports is an input of every picture, and a changed Bangla text would make all of them stale.
 */
export async function loadLanguage({ globals }: { globals: Record<string, unknown> }) {
  if (globals['labels'] !== 'bn') return {};
  const { InBangla, loadBanglaFonts } = await import('@piri/ui/docs/in-bangla');
  return { Language: InBangla, loadLanguageFonts: loadBanglaFonts };
}
