/** What makes a list, a comment or a display name of an address, or ends a header. Letters of any script are not among them. */
const notInAddress = /[\s\p{Cc},;:<>()[\]"\\]/u;

/**
 * Text, one at sign, text, a dot, text, in one address rather than a list of several: mails are counted by it. Whether a
 * letter arrives is found out by sending one: a stricter rule would turn away addresses that work. One pass over the
 * text, however it is made up.
 */
export function isEmail(text: string): boolean {
  if (notInAddress.test(text)) return false;
  const at = text.indexOf('@', 1);
  const dot = text.indexOf('.', at + 2);
  return at > 0 && text.indexOf('@') === text.lastIndexOf('@') && dot > 0 && dot < text.length - 1;
}
