import { runInNewContext } from 'node:vm';
import { formatMoney } from '@piri/pricing/format';
import { expect, it } from 'vitest';
import { buildPasswordChangedMail, buildResetPasswordMail } from '../customers/password-mails.ts';
import { buildWelcomeMail } from '../subscriptions/welcome-mail.ts';
import { renderMailHtml } from './render-mail-html.ts';
import { renderMailText } from './render-mail-text.ts';

const siteUrl = 'https://shop.example';
const taka = (amount: number) => formatMoney({ code: 'BDT', amount });
const order = `Hello,

We’ve received your order PR-4F7K-92. Please have ${taka(52_480)} ready on delivery, in notes if you can, as the driver doesn’t carry a card machine.

1 × Meghna 3-Seater: ${taka(58_500)}
Offers: ${taka(-7_020)}
Coupon: ${taka(-500)}
Delivery: ${taka(1_500)}
Total: ${taka(52_480)}

Look up your order:
${siteUrl}/orders
`;

const letters = [
  { subject: 'Your order PR-4F7K-92', body: order, unsubscribeUrl: null },
  { ...buildResetPasswordMail(siteUrl, 'x'.repeat(60)), unsubscribeUrl: null },
  { ...buildPasswordChangedMail(siteUrl), unsubscribeUrl: null },
  { ...buildWelcomeMail({ to: 'a@b.c', token: 't', coupon: undefined, siteUrl }) },
].map(({ unsubscribeUrl = null, ...letter }) => ({ ...letter, unsubscribeUrl }));

it.each(letters)(
  'wraps the text of “$subject” at 78 columns and has the same links in text and HTML',
  (letter) => {
    const text = renderMailText(letter);
    const html = renderMailHtml(letter, { name: 'Piri', siteUrl });
    for (const line of text.split('\n')) {
      if (!/^\S+$/.test(line)) expect(line.length, line).toBeLessThanOrEqual(78);
    }
    const addresses = (all: string) => new Set(all.match(/https?:\/\/[^\s"<]+/g));
    for (const address of addresses(text)) expect(html).toContain(`href="${address}"`);
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs.every((href) => href?.startsWith(`${siteUrl}/`))).toBe(true);
    expect(html).not.toMatch(/<img|<script|<link|url\(/);
  },
);

it('renders links as large buttons, amounts as a table and text at 16 px', () => {
  const html = renderMailHtml({ subject: 'S', body: order, unsubscribeUrl: null }, { name: 'Piri', siteUrl });
  // 16 px at a line height of 1.55, with 12 px above and below.
  expect(html).toMatch(
    /<a class="press" href="[^"]+\/orders" style="[^"]*padding:12px 24px;[^"]*">Look up your order<\/a>/,
  );
  expect(html).toContain('font:16px/1.55');
  const cells = [...html.matchAll(/<td class="row"[^>]*>([^<]*)</g)].map(([, cell]) => cell);
  expect(cells).toEqual(
    ['1 × Meghna 3-Seater', 58_500, 'Offers', -7_020, 'Coupon', -500, 'Delivery', 1_500, 'Total', 52_480].map(
      (cell) => (typeof cell === 'number' ? taka(cell) : cell),
    ),
  );
});

it('does not link URLs outside the shop', () => {
  const body = 'Press here:\nhttps://evil.example/x\n\n<b>bold</b> https://shop.example.evil/ "quoted"';
  const html = renderMailHtml({ subject: '<i>', body, unsubscribeUrl: null }, { name: 'Piri', siteUrl });
  expect(html).not.toMatch(/href="https:\/\/(evil|shop\.example\.evil)|<b>|<i>|class="press"/);
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt; https://shop.example.evil/ &quot;quoted&quot;');
});

it('excludes the full stop after a link', () => {
  const html = renderMailHtml(
    { subject: 'S', body: `Try again at ${siteUrl}/orders.`, unsubscribeUrl: null },
    { name: 'Piri', siteUrl },
  );
  expect(html).toContain(
    `href="${siteUrl}/orders" class="link" style="color:#25387a">${siteUrl}/orders</a>.`,
  );
});

it('keeps a long word whole when it wraps lines', () => {
  const word = 'x'.repeat(100);
  const body = `${'some words '.repeat(12)}${word} and ${'more words '.repeat(9)}`;
  const text = renderMailText({ body, unsubscribeUrl: null });
  expect(text.split('\n')).toContain(word);
  expect(text.replaceAll('\n', ' ')).toBe(body);
});

it.each([
  ['full stops and a letter', `${'.'.repeat(200_000)}x`],
  ['a URL of full stops', `${siteUrl}/${'.'.repeat(200_000)}x`],
  ['colons', ': '.repeat(100_000)],
  ['amounts', ': ৳1'.repeat(50_000)],
  ['blank lines', `${'\n'.repeat(200_000)}x`],
  ['spaces', `${' '.repeat(200_000)}x`],
  ['URL prefixes', 'https://'.repeat(25_000)],
])('renders a long message of %s in linear time', (_, body) => {
  const letter = { subject: body, body, unsubscribeUrl: null };
  const show = () => renderMailHtml(letter, { name: 'Piri', siteUrl }) + renderMailText(letter);
  // In quadratic time this takes a minute. Only code in a separate context can be interrupted.
  expect(runInNewContext('show()', { show }, { timeout: 10_000 }).length).toBeGreaterThan(200_000);
});
