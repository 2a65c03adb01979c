import { createHash } from 'node:crypto';

/** What `/catalogue` says and shows, in short: another piece, price or picture makes another one, another day does not. */
export function hashCatalogueContents(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<time>.*?<\/time>/, '');
  return createHash('sha256').update(body).digest('hex');
}
