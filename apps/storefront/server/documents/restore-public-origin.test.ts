import { expect, test } from 'vitest';
import { restorePublicOrigin } from './restore-public-origin.ts';

const site = 'https://shop.example';
const form = (headers: Record<string, string>, host = 'shop.example') =>
  new Request(`http://${host}/contact?to=us`, { method: 'POST', headers, body: 'message=hello' });

test.each([
  ['of the shop, behind a proxy that keeps the host', { origin: site }, 'shop.example', site],
  ['of the shop, behind a proxy that changes the host', { origin: site }, '10.0.0.7:3000', site],
  [
    'of the shop, at a second host',
    { origin: 'https://www.shop.example', 'x-forwarded-proto': 'https, http' },
    'www.shop.example',
    'https://www.shop.example',
  ],
  ['without a proxy', { origin: 'http://localhost:3000' }, 'localhost:3000', 'http://localhost:3000'],
  ['of another site', { origin: 'https://other.example' }, 'shop.example', 'http://shop.example'],
  [
    'of another site, over https',
    { origin: 'https://other.example', 'x-forwarded-proto': 'https' },
    'shop.example',
    site,
  ],
])('SHELL-5 a form %s', async (_, headers, host, origin) => {
  const request = restorePublicOrigin(form(headers, host), site);
  expect(request.url).toBe(`${origin}/contact?to=us`);
  expect([request.method, await request.text()]).toEqual(['POST', 'message=hello']);
});
