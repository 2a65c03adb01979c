import { escapeHtml } from '../../core/escape-html.ts';
import { takaFontFace } from '../../core/taka-font-face.ts';
import type { AppContext } from '../../runtime/context.ts';
import { escapeAndLinkifyShopUrls, renderMailHtml } from './render-mail-html.ts';
import { renderMailText } from './render-mail-text.ts';

const maxMails = 50;

/** Renders the outbox, newest first, for development. Production has no such page. */
export async function renderOutbox({ db, siteUrl }: Pick<AppContext, 'db' | 'siteUrl'>): Promise<string> {
  const mails = await db
    .selectFrom('messages')
    .select(['id', 'channel', 'kind', 'recipient', 'subject', 'body', 'unsubscribeUrl', 'state', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(maxMails)
    .execute();
  const articles = mails.map(
    ({ id, channel, kind, recipient, subject, body, unsubscribeUrl, state, createdAt }) => `
<article data-kind="${escapeHtml(kind)}" data-recipient="${escapeHtml(recipient)}">
<h2>${escapeHtml(subject || 'Text message')}</h2>
<p>To ${escapeHtml(recipient)}, <time datetime="${createdAt.toISOString()}">${createdAt.toISOString()}</time>, ${state.toLowerCase()}${channel === 'MAIL' ? ` <a href="?mail=${id}">Preview</a>` : ''}</p>
<pre>${escapeAndLinkifyShopUrls(renderMailText({ body, unsubscribeUrl }), siteUrl)}</pre></article>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><meta name="robots" content="noindex"><style>${styles}</style></head>
<body><h1>Outbox</h1>
${articles.length === 0 ? '<p>No messages yet.</p>' : articles.join('')}
</body></html>`;
}

/** Renders one mail as its recipient sees it. Returns undefined if there is none. */
export async function renderOutboxMail(
  { db, siteUrl }: Pick<AppContext, 'db' | 'siteUrl'>,
  id: string,
): Promise<string | undefined> {
  const mail = await db
    .selectFrom('messages')
    .select(['subject', 'body', 'unsubscribeUrl'])
    .where('id', '=', id)
    .where('channel', '=', 'MAIL')
    .executeTakeFirst();
  return mail && renderMailHtml(mail, { name: 'Piri', siteUrl });
}

const styles = `
${takaFontFace}
:root{color-scheme:light dark}
body{font:16px/1.5 Taka,system-ui,sans-serif;max-width:720px;margin:0 auto;padding:24px 16px}
article{border-top:1px solid;padding:16px 0}h2{font-size:18px;margin:0}p{margin:4px 0}
pre{font:14px/1.5 Taka,ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
`;
