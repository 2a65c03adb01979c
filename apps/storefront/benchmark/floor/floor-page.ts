const elements = 100;

export interface FloorPicture {
  /** Its address. */
  src: string;
  width: number;
  height: number;
}

/**
 * The least that a page with a picture can cost: as much as a hero's picture weighs, 100 elements, a style of its own,
 * no script. What a real page takes is told in multiples of it, which another machine would find as well.
 */
export function floorPage({ src, width, height }: FloorPicture): string {
  const head =
    `<title>Floor</title><meta name="description" content="The page that others are compared with.">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<link rel="icon" href="data:,"><link rel="preload" as="image" href="${src}" fetchpriority="high">` +
    '<style>body{margin:0;font:16px/1.5 sans-serif}img{display:block;width:100%;height:auto}li{padding:8px}</style>';
  const picture = `<img src="${src}" width="${width}" height="${height}" alt="A living room" fetchpriority="high">`;
  const opening = `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><main><h1>Floor</h1>${picture}<ul>`;
  const rows = elements - countElements(opening);
  const row = (nth: number) => `<li>Row ${nth + 1} of ${rows}, as long as the name of a piece</li>`;
  return `${opening}${Array.from({ length: rows }, (_, nth) => row(nth)).join('')}</ul></main></body></html>`;
}

/** Opening tags, as this page writes them. */
export function countElements(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}
