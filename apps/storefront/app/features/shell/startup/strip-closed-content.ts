/** What is closed in a document as the server writes it, and opens by a press, a pointer or a script. */
const closed = /<(\w+)(?=[^>]* (?:popover=|hidden=""|data-slot="mega-menu-panel"))[^>]*>/g;

/** The document with its closed parts emptied. Each keeps its own element, whose rules say that it is closed. */
export function stripClosedContent(html: string): string {
  let shown = '';
  let at = 0;
  for (const match of html.matchAll(closed)) {
    const [tag, name = ''] = match;
    // Within one that has been emptied already.
    if (match.index < at) continue;
    const inside = match.index + tag.length;
    shown += html.slice(at, inside);
    at = endOf(name, html, inside);
  }
  return shown + html.slice(at);
}

/** Where the element ends that begins before `from`. */
function endOf(name: string, html: string, from: number): number {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return from;
}
