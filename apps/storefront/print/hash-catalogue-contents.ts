import { createHash } from 'node:crypto';

/** Hashes the content of `/catalogue`. Another item, price or image changes the hash; another day does not. */
export function hashCatalogueContents(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<time>.*?<\/time>/, '');
  return createHash('sha256').update(body).digest('hex');
}
