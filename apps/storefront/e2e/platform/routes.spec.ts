import { expect, test } from '../support/fixtures.ts';
import { allShopPages } from '../support/shop-pages.ts';

const ends = ['success', 'failed', 'cancel', 'later'].map((visit) => `/payments/response/${visit}`);
const paths = new Set([
  ...allShopPages.filter(({ status = 200 }) => status === 200).map(({ path }) => path.split('?')[0] ?? ''),
  ...['/checkoutV3', ...ends],
]);
const beyond = ['/compare', '/newsletter', '/will-it-fit'];

test('SHELL-1 each of the 29 paths returns 200 with its own route module, and others 404', async ({
  request,
}) => {
  expect([...paths].filter((path) => !beyond.includes(path))).toHaveLength(29);
  const codes = new Map<string, string>();
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toMatch(/<html lang="en"[\s\S]*<h1[ >]/);
    const boot: { routes: Record<string, string> } = JSON.parse(
      /<script id="boot"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}',
    );
    codes.set(path, Object.values(boot.routes).at(-1) ?? '');
  }
  // The four results of a payment share one page.
  expect(new Set(codes.values()).size).toBe(paths.size - ends.length + 1);
  for (const path of ['/nowhere', '/payments/response/won', '/shop/sofas', '/details/meghna-3-seater']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  }
});
