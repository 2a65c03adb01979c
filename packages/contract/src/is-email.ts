/**
 * Text, an at sign, text, a dot, text. Whether a letter arrives is found out by sending one: a stricter rule would turn
 * away addresses that work. One pass over the text, however it is made up.
 */
export function isEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  const dot = text.indexOf('.', at + 2);
  return at > 0 && dot > 0 && dot < text.length - 1;
}
