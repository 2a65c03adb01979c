import { UNSAFE_decodeViaTurboStream as decode } from 'react-router-dom';
import { expect, httpTest, test, waitForHydration } from '../support/fixtures.ts';
import { shopPages } from '../support/shop-pages.ts';
import { urls } from '../support/urls.ts';

httpTest('SHELL-4 the page is the same for every user', async ({ request }) => {
  const first = await request.get('/');
  const second = await request.get('/', {
    headers: { authorization: 'Bearer secret', cookie: 'session=secret' },
  });
  expect(await second.text()).toBe(await first.text());
  expect(first.headers()['set-cookie']).toBeUndefined();
});

httpTest('SHELL-4 every page sends the Cache-Control header of its route', async ({ request }) => {
  for (const { name, path, cached = true } of shopPages.filter(({ status = 200 }) => status === 200)) {
    const answer = await request.get(path);
    expect
      .soft(answer.headers()['cache-control'], name)
      .toBe(cached ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store');
  }
});

for (const { name, path } of shopPages.filter(
  ({ status = 200, cached = true }) => status === 200 && cached,
)) {
  httpTest(`SHELL-4 an unchanged page returns 304: ${name}`, async ({ request }) => {
    // Retry if the cached page was built again between the two requests.
    await expect(async () => {
      const etag = (await request.get(path)).headers()['etag'] ?? '';
      const again = await request.get(path, { headers: { 'if-none-match': etag } });
      expect(etag).toMatch(/^W\/"/);
      expect(again.status()).toBe(304);
    }).toPass({ timeout: 5_000 });
  });
}

httpTest(
  'a repeated request gets a better compressed page, also when it sends the ETag of the first one',
  async () => {
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(`${urls.shop}/shop?query=pendant&categoryName=all`, {
        headers: { 'accept-encoding': 'br', ...headers },
      });
      const { length } = await answer.text();
      return { status: answer.status, etag: answer.headers.get('etag') ?? '', length };
    };
    const first = await ask();
    expect(first.etag).toMatch(/^W\/"[\w-]{27}-5"$/);
    await expect(async () => {
      const again = await ask({ 'if-none-match': first.etag });
      expect(again).toEqual({ status: 200, etag: first.etag.replace('-5', ''), length: first.length });
    }).toPass({ timeout: 20_000 });
    expect((await ask({ 'if-none-match': first.etag.replace('-5', '') })).status).toBe(304);
  },
);

test('SHELL-4 a loaded page makes no API calls', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await waitForHydration(page);
  expect(asked.filter((path) => path.startsWith('/api/') || path.endsWith('.data'))).toEqual([]);
});

test('SHELL-4 the HTML contains the same loader data as a client navigation', async ({ page, request }) => {
  await page.goto('/outlets');
  await waitForHydration(page);
  const inDocument = await page.evaluate(() => window.__reactRouterDataRouter?.state.loaderData);
  const answer = await (await request.get('/outlets.data')).body();
  const { value } = await decode(new Blob([new Uint8Array(answer)]).stream(), globalThis as never);
  const brought = Object.entries(value as Record<string, { data: unknown }>);
  expect(brought.length).toBeGreaterThan(1);
  for (const [route, { data }] of brought) expect(inDocument?.[route], route).toEqual(data);
});

test('the policy allows only inline scripts whose hash it lists', async ({ page, request }) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]+=*')+$/);

  const violations: string[] = [];
  await page.exposeFunction('onViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // @ts-expect-error: `exposeFunction` above adds it to the window
      window.onViolation(`${event.disposition} ${event.effectiveDirective} ${event.sourceFile}`);
    });
  });
  await page.goto('/');
  await waitForHydration(page);
  expect(violations).toEqual([]);
});

httpTest('every page has a policy that lists the hashes of its scripts', async ({ request }) => {
  for (const { name, path, status = 200 } of shopPages) {
    const answer = await request.get(path);
    expect.soft(answer.status(), name).toBe(status);
    expect
      .soft(answer.headers()['content-security-policy'], name)
      .toMatch(/script-src 'self'( 'sha256-\S+')+;/);
  }
});

httpTest('every response has the security headers', async ({ request }) => {
  for (const path of ['/', '/robots.txt', '/api/health', '/nowhere', '/sitemap.xml', '/assets/none.js']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': path === '/api/health' ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(
        /(?=.*default-src 'none'|.*media-src 'none')(?=.*object-src 'none')(?=.*base-uri 'none').*frame-ancestors 'none'/,
      ),
    });
  }
});

httpTest('a HEAD request returns the headers of the page without a body', async ({ request }) => {
  const whole = await request.get('/');
  const head = await request.head('/');
  expect(head.headers()['content-security-policy']).toBe(whole.headers()['content-security-policy']);
  expect(await head.text()).toBe('');
});

httpTest('CALL-1 the shop forwards API calls', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(await answer.json()).toMatchObject({ status: 'ok' });
  const direct = await request.get(`${urls.api}/api/health`);
  expect(await direct.json()).toEqual(await answer.json());
});
