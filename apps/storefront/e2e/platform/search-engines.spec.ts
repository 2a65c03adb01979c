import { headerNames } from '@piri/contract/headers';
import type { APIRequestContext } from '@playwright/test';
import { environmentSchema } from '../../env.ts';
import { expect, httpTest as test } from '../support/fixtures.ts';
import { startStorefront } from '../support/server-processes.ts';
import { shopPages } from '../support/shop-pages.ts';
import { urls } from '../support/urls.ts';
import { validateStructuredData } from './structured-data.ts';

const { SITE_URL: site, API_KEY, DEVICE_ID } = environmentSchema.parse({});
const apiHeaders = { [headerNames.apiKey]: API_KEY, [headerNames.deviceId]: DEVICE_ID };

const unescaped = (text = '') =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => {
    return { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }[name] ?? '';
  });

/** Returns the head as a client without scripts reads it. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const content = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1]);
  const meta = (name: string) => content(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  return {
    title: content(/<title>([^<]*)<\/title>/),
    canonical: content(/<link rel="canonical" href="([^"]*)"/),
    meta,
    blocks: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, block = '']) => block,
    ),
  };
}

for (const { name, path, structured = [] } of shopPages) {
  test(`SHELL-6 ${name} has a title, a description, sharing tags, and a canonical link or noindex`, async ({
    request,
  }) => {
    const { title, canonical, meta } = await headOf(request, path);
    expect(title).toMatch(/^\S.{2,70} · Piri$/);
    expect(meta('description')).toMatch(/^\S.{15,160}$/);
    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:image:alt')).toMatch(/\w/);
    expect(meta('og:image')).toMatch(new RegExp(`^${site}/`));
    const image = await request.get(meta('og:image').replace(site, ''));
    expect(image.headers()['content-type']).toMatch(/^image\/(jpeg|webp)$/);
    if (meta('robots') === 'noindex') {
      // A variant of an excluded page still names its canonical page.
      const unversioned = path.replace(/(V\d)?(\?.*)?$/, '');
      expect(['', `${site}${unversioned}`]).toContain(canonical);
    } else {
      expect(canonical).toMatch(new RegExp(`^${site}/`));
      expect(meta('og:url')).toBe(canonical);
      expect((await request.get(canonical.replace(site, ''))).status()).toBe(200);
    }
  });

  test(`SHELL-6 the structured data of ${name} is valid and its links work`, async ({ request }) => {
    const { blocks } = await headOf(request, path);
    expect(blocks.map((block) => JSON.parse(block)['@type'])).toEqual(structured);
    for (const block of blocks) {
      expect(validateStructuredData(block)).toEqual([]);
      for (const [address] of block.matchAll(/http:\/\/localhost:3000[^"{]*(?=")/g)) {
        // JSON in scripts may escape an ampersand.
        const path = address.replace(site, '').replaceAll('\\u0026', '&') || '/';
        expect((await request.get(path)).status(), address).toBe(200);
      }
    }
  });
}

/**
 * Personal pages in every layout, and addresses that are no page, with their canonical address or none. All are
 * excluded from search engines.
 */
const neverFound: Record<string, string> = {
  '/cart': '/cart',
  '/cartV1': '/cart',
  '/checkout': '/checkout',
  '/checkoutV1': '/checkout',
  '/checkoutV2': '/checkout',
  '/checkoutV3': '/checkout',
  '/checkoutV3?item=KOL-MUSTARD:1': '/checkout',
  '/profile': '/profile',
  '/profile?tab=wishlist': '/profile',
  '/orders': '/orders',
  '/sales': '/sales',
  '/payments/response/success': '/payments/response/success',
  '/payments/response/failed': '/payments/response/failed',
  '/payments/response/cancel': '/payments/response/cancel',
  '/payments/response/later': '/payments/response/later',
  '/details?id=nowhere': '',
  '/detailsV1?id=nowhere': '',
  '/payments/response/won': '',
  '/nowhere': '',
};

for (const [path, known] of Object.entries(neverFound)) {
  test(`SHELL-5 SHELL-6 ${path} is noindex and has its own head`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { title, canonical, meta } = await headOf(request, path);
    expect(meta('robots')).toBe('noindex');
    expect(canonical).toBe(known && site + known);
    expect(title).toMatch(/^\S.{2,70} · Piri$/);
    expect(meta('description')).toMatch(/^\S.{15,160}$/);
    for (const once of [/<title>/g, /<meta name="description"/g, /<meta name="robots"/g, /<h1[ >]/g]) {
      expect(html.match(once), String(once)).toHaveLength(1);
    }
  });
}

test('SHELL-2 SHELL-6 an error page is noindex and has its own head', async ({ request }) => {
  const html = await (await request.post('/')).text();
  expect(html).toContain('<title>Internal Server Error</title>');
  expect(html).toMatch(/<meta name="description" content="[^"]{15,160}"/);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test('SHELL-6 /favicon.ico is an icon, and may be cached', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  expect(answer.headers()['cache-control']).toMatch(/^public, max-age=\d{4,}$/);
  expect([...(await answer.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('SHELL-6 no two pages have the same title or the same description', async ({ request }) => {
  // Another layout or selection is the same page to search engines, by its canonical address.
  const otherViews = [
    'the filter bar',
    'a filtered list',
    'the cart in one column',
    'the checkout in steps',
    'the checkout, express',
  ];
  const own = shopPages.filter(({ name }) => !otherViews.includes(name));
  const heads: Awaited<ReturnType<typeof headOf>>[] = [];
  for (const { path } of own) heads.push(await headOf(request, path));
  const repeated = (texts: readonly (string | undefined)[]) =>
    texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  expect(repeated(heads.map(({ meta }) => meta('description')))).toEqual([]);
});

test('SHELL-6 the validator rejects wrong structured data', async ({ request }) => {
  const { blocks } = await headOf(request, '/shop?categoryId=sofas');
  const [block = ''] = blocks;
  expect(validateStructuredData(block)).toEqual([]);
  expect(validateStructuredData(block.replace('"position":2', '"position":3'))).not.toEqual([]);
  expect(validateStructuredData(block.replace('"name"', '"nmae"'))).not.toEqual([]);
  expect(validateStructuredData(block.replace(/"item":"http:\/\/localhost:3000/, '"item":"'))).not.toEqual(
    [],
  );
  expect(validateStructuredData(block.replace('BreadcrumbList', 'Breadcrumbs'))).toEqual([
    'There is no schema for Breadcrumbs.',
  ]);
});

test('SHELL-6 the sitemap lists every category and fixed page by its canonical URL', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  const xml = await answer.text();
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => unescaped(address));
  expect(new Set(listed).size).toBe(listed.length);
  const { list, total } = await (
    await request.post('/api/categories/search', { data: { size: 100 }, headers: apiHeaders })
  ).json();
  expect(total).toBe(list.length);
  for (const { id } of list) expect(listed).toContain(`${site}/shop?categoryId=${id}`);
  for (const address of [listed[0], listed[1], listed.at(-1)]) {
    const { canonical } = await headOf(request, address?.replace(site, '') ?? '');
    expect(canonical).toBe(address);
  }
});

test('SHELL-6 the sitemap returns 503 with Retry-After when the API is down', async ({ request }) => {
  const shop = await startStorefront({ API_URL: urls.nobody });
  const answer = await request.get(`${shop.address}/sitemap.xml`);
  expect(answer.status()).toBe(503);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '120' });
  await shop.stop();
});

test('SHELL-6 robots.txt disallows personal pages and names the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split('\n');
  for (const path of ['/cart', '/checkout', '/profile', '/orders', '/sales', '/payments/', '/api/']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
});
