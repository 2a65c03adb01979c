/**
 * Characters that would make an address a list, a comment or a display name, or end a header. Letters of any script are
 * allowed.
 */
const notInAddress = /[\s\p{Cc},;:<>()[\]"\\]/u;

/**
 * Returns whether a text is one email address, not a list of several, because mails are counted by address: text, one
 * at sign, text, a dot, text. Only sending a mail shows whether an address works, and a stricter rule would refuse
 * working ones. The text is read in a single pass, whatever it contains.
 */
export function isEmail(text: string): boolean {
  if (notInAddress.test(text)) return false;
  const at = text.indexOf('@', 1);
  const dot = text.indexOf('.', at + 2);
  return at > 0 && text.indexOf('@') === text.lastIndexOf('@') && dot > 0 && dot < text.length - 1;
}
