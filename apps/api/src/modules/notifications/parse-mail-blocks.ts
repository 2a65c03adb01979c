/** A paragraph of a mail. Mails are written as plain text, and their lines determine the formatting. */
export type MailBlock =
  | { kind: 'text'; lines: string[] }
  /** A label with a colon, and below it a link to a page of the shop. */
  | { kind: 'way'; words: string; url: string }
  /** Lines that each end in an amount of money. */
  | { kind: 'bill'; rows: { name: string; sum: string }[] };

const linkPattern = /^(?<words>[^\n]{1,60}):\n(?<url>https?:\/\/\S+)$/;
const sumAtEnd = /^(?<name>.+): (?<sum>[−-]?৳[\d,.]+)$/;

export function parseMailBlocks(body: string, siteUrl: string): MailBlock[] {
  return body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => {
      const { words, url } = linkPattern.exec(paragraph)?.groups ?? {};
      // Only addresses of the shop become links, so that text written by others cannot.
      if (words && url && isShopUrl(url, siteUrl)) return { kind: 'way', words, url };
      const lines = paragraph.split('\n');
      const rows = lines.map(
        (line) => sumAtEnd.exec(line)?.groups as { name: string; sum: string } | undefined,
      );
      return rows.every((row) => row !== undefined) ? { kind: 'bill', rows } : { kind: 'text', lines };
    });
}

export function isShopUrl(url: string, siteUrl: string): boolean {
  return url.startsWith(`${siteUrl}/`);
}
