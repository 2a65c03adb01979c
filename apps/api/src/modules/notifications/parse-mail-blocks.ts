/** What a paragraph of a mail is. Mails are written as plain text; what it looks like beyond that follows from its lines. */
export type MailBlock =
  | { kind: 'text'; lines: string[] }
  /** Words with a colon, and under them an address of the shop's own. */
  | { kind: 'way'; words: string; url: string }
  /** Lines that each end in a sum of money. */
  | { kind: 'bill'; rows: { name: string; sum: string }[] };

const way = /^(?<words>[^\n]{1,60}):\n(?<url>https?:\/\/\S+)$/;
const sumAtEnd = /^(?<name>.+): (?<sum>[−-]?৳[\d,.]+)$/;

export function parseMailBlocks(body: string, siteUrl: string): MailBlock[] {
  return body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => {
      const { words, url } = way.exec(paragraph)?.groups ?? {};
      // Nobody else's address becomes something to press, whoever wrote it into a mail.
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
