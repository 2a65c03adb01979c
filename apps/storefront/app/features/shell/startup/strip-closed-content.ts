/** Matches elements that are closed in the server's markup and opened by a click, a pointer or a script. */
const closed = /<(\w+)(?=[^>]* (?:popover=|hidden=""|data-slot="mega-menu-panel"))[^>]*>/g;

/** Removes the content of closed elements. The elements stay, since their own rules hide them. */
export function stripClosedContent(html: string): string {
  let shown = '';
  let at = 0;
  for (const match of html.matchAll(closed)) {
    const [tag, name = ''] = match;
    // Inside an element that was already emptied.
    if (match.index < at) continue;
    const inside = match.index + tag.length;
    shown += html.slice(at, inside);
    at = endOf(name, html, inside);
  }
  return shown + html.slice(at);
}

/** Returns the index of the closing tag of the element whose content starts at `from`. */
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
