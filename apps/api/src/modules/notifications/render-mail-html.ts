import { escapeHtml } from '../../core/escape-html.ts';
import type { OutgoingMessage } from './message-transport.ts';
import { isShopUrl, type MailBlock, parseMailBlocks } from './parse-mail-blocks.ts';

export interface MailBranding {
  /** The name of the shop. */
  name: string;
  siteUrl: string;
}

/**
 * Renders the mail as a page: one column, no images, and inline styles, since many mail programs drop style sheets. The
 * style sheet only has the dark theme, for programs that support it.
 */
export function renderMailHtml(
  { subject, body, unsubscribeUrl }: Pick<OutgoingMessage, 'subject' | 'body' | 'unsubscribeUrl'>,
  { name, siteUrl }: MailBranding,
): string {
  const parts = parseMailBlocks(body, siteUrl).map((part) => renderBlock(part, siteUrl));
  const leave =
    unsubscribeUrl === null
      ? ''
      : ` <a class="quiet" href="${escapeHtml(unsubscribeUrl)}" style="color:#495162;display:inline-block;padding:12px 0">Unsubscribe</a>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${darkStyles}</style></head>
<body class="ground" style="margin:0;padding:0;background:#f2f2e9;-webkit-text-size-adjust:100%">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="card" style="background:#ffffff;padding:28px 24px;text-align:left;color:#141b2c;${font}">
<p class="stitch" style="margin:0 0 24px;padding:0 0 8px;border-bottom:2px dashed #25387a;font:24px/1.2 Georgia,'Times New Roman',serif"><a class="ink" href="${escapeHtml(siteUrl)}/" style="display:inline-block;padding:8px 0;color:#141b2c;text-decoration:none">${escapeHtml(name)}</a></p>
<h1 style="margin:0 0 20px;font:26px/1.25 Georgia,'Times New Roman',serif;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
${parts.join('\n')}
</td></tr>
<tr><td class="foot" style="padding:16px 24px;text-align:left;color:#495162;${smallFont}">
<a class="quiet" href="${escapeHtml(siteUrl)}/contact" style="color:#495162;display:inline-block;padding:12px 16px 12px 0">Write to us</a>${leave}
</td></tr></table></td></tr></table></body></html>`;
}

const font = "font:16px/1.55 -apple-system,'Segoe UI',Roboto,'Noto Sans Bengali',Arial,sans-serif";
const smallFont = "font:14px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif";

const darkStyles =
  '@media(prefers-color-scheme:dark){.ground{background:#0c101a!important}' +
  '.card{background:#141926!important;color:#f1f0ea!important}.ink{color:#f1f0ea!important}' +
  '.stitch{border-color:#a1baf2!important}.link{color:#a1baf2!important}' +
  '.press{background:#a1baf2!important;color:#0c101a!important}.row{border-color:#323949!important}' +
  '.foot,.quiet{color:#bfbeb4!important}}';

function renderBlock(part: MailBlock, siteUrl: string): string {
  switch (part.kind) {
    case 'way':
      return (
        `<p style="margin:24px 0"><a class="press" href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 24px;` +
        `background:#25387a;color:#ffffff;border-radius:4px;font-weight:600;text-decoration:none">${escapeHtml(part.words)}</a></p>`
      );
    case 'bill':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;${font}">${part.rows.map(billRow).join('')}</table>`;
    default:
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${part.lines.map((line) => escapeAndLinkifyShopUrls(line, siteUrl)).join('<br>')}</p>`;
  }
}

/** Renders a row of a bill. The last row is the total. */
function billRow(
  { name, sum }: { name: string; sum: string },
  index: number,
  rows: readonly unknown[],
): string {
  const weight = index === rows.length - 1 ? 'font-weight:700;' : '';
  const cell = `class="row" style="${weight}padding:10px 0;border-top:1px solid #d8d6c9;vertical-align:top`;
  return (
    `<tr><td ${cell};text-align:left">${escapeHtml(name)}</td>` +
    `<td ${cell};text-align:right;white-space:nowrap;padding-left:16px">${escapeHtml(sum)}</td></tr>`
  );
}

/** Splits trailing punctuation off an address. A loop, because a regular expression would take quadratic time. */
function withoutEnd(text: string): { url: string; end: string } {
  let length = text.length;
  while (length > 0 && '.,;:!?)'.includes(text.charAt(length - 1))) length -= 1;
  return { url: text.slice(0, length), end: text.slice(length) };
}

/** Links only addresses of the shop, so that nobody follows a link that a stranger wrote into a mail. */
export function escapeAndLinkifyShopUrls(text: string, siteUrl: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => {
      const { url, end } = withoutEnd(part);
      if (!isShopUrl(url, siteUrl)) return escapeHtml(part);
      return `<a href="${escapeHtml(url)}" class="link" style="color:#25387a">${escapeHtml(url)}</a>${escapeHtml(end)}`;
    })
    .join('');
}
