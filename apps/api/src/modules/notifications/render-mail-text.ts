import type { OutgoingMessage } from './message-transport.ts';

const maxLineLength = 78;

/** Renders the mail as plain text, with the unsubscribe link below it. */
export function renderMailText({
  body,
  unsubscribeUrl,
}: Pick<OutgoingMessage, 'body' | 'unsubscribeUrl'>): string {
  const text = unsubscribeUrl === null ? body : `${body.trimEnd()}\n\n--\nUnsubscribe: ${unsubscribeUrl}\n`;
  return text.split('\n').map(wrapped).join('\n');
}

/** Wraps a line. Words that are longer than a line, such as addresses, are not broken. */
function wrapped(line: string): string {
  if (line.length <= maxLineLength) return line;
  const lines: string[] = [];
  let rest = line;
  while (rest.length > maxLineLength) {
    const before = rest.lastIndexOf(' ', maxLineLength);
    const at = before > 0 ? before : rest.indexOf(' ', maxLineLength);
    if (at < 0) break;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...lines, rest].join('\n');
}
