const elements = 100;

export interface FloorImage {
  /** URL of the picture. */
  src: string;
  width: number;
  height: number;
}

/**
 * Returns the cheapest possible page with a picture: a picture as large as the hero's, 100 elements, its own style and
 * no script. Figures of real pages are given as multiples of it, which are comparable between machines.
 */
export function createFloorPageHtml({ src, width, height }: FloorImage): string {
  const head =
    `<title>Floor</title><meta name="description" content="The page that others are compared with.">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<link rel="icon" href="data:,"><link rel="preload" as="image" href="${src}" fetchpriority="high">` +
    '<style>body{margin:0;font:16px/1.5 sans-serif}img{display:block;width:100%;height:auto}li{padding:8px}</style>';
  const image = `<img src="${src}" width="${width}" height="${height}" alt="A living room" fetchpriority="high">`;
  const opening = `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><main><h1>Floor</h1>${image}<ul>`;
  const rows = elements - countElements(opening);
  const row = (nth: number) => `<li>Row ${nth + 1} of ${rows}, as long as the name of a piece</li>`;
  return `${opening}${Array.from({ length: rows }, (_, nth) => row(nth)).join('')}</ul></main></body></html>`;
}

/** Counts the opening tags, as this page writes them. */
export function countElements(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}
