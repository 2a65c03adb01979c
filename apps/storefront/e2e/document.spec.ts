import { addresses } from './addresses.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('SHELL-4 the page is the same for everybody and may be kept by a cache', async ({ request }) => {
  const first = await request.get('/');
  const second = await request.get('/', {
    headers: { authorization: 'Bearer secret', cookie: 'session=secret' },
  });
  expect(await second.text()).toBe(await first.text());
  expect(first.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  expect(first.headers()['set-cookie']).toBeUndefined();
});

test('SHELL-4 an unchanged page is answered with 304', async ({ request }) => {
  const etag = (await request.get('/')).headers()['etag'] ?? '';
  const again = await request.get('/', { headers: { 'if-none-match': etag } });
  expect(etag).toMatch(/^W\/"/);
  expect(again.status()).toBe(304);
});

test('SHELL-4 a loaded page asks the API for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await hydrated(page);
  expect(asked.filter((path) => path.startsWith('/api/') || path.endsWith('.data'))).toEqual([]);
});

test('every inline script that runs is named by its hash, and nothing else may run', async ({
  page,
  request,
}) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]+=*')+$/);
  expect(policy).toContain("default-src 'none'");

  const violations: string[] = [];
  await page.exposeFunction('onViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // @ts-expect-error: put on the window by the test itself
      window.onViolation(`${event.disposition} ${event.effectiveDirective} ${event.sourceFile}`);
    });
  });
  await page.goto('/');
  await hydrated(page);
  expect(violations).toEqual([]);
});

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/robots.txt', '/api/health', '/nowhere']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
  }
});

test('the head of a page is asked for alone and says the same as the page', async ({ request }) => {
  const whole = await request.get('/');
  const head = await request.head('/');
  expect(head.headers()['content-security-policy']).toBe(whole.headers()['content-security-policy']);
  expect(await head.text()).toBe('');
});

test('CALL-1 the API answers through the shop', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(await answer.json()).toMatchObject({ status: 'ok' });
  const direct = await request.get(`${addresses.api}/api/health`);
  expect(await direct.json()).toEqual(await answer.json());
});

test('SHELL-6 home has a title, a description, a canonical link, sharing tags and structured data', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Piri$/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{4}/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost:3000/');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Piri/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['Organization', 'WebSite']);
});
