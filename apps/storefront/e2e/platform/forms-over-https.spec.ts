import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../support/find-free-port.ts';
import { test as base, expect } from '../support/fixtures.ts';
import {
  beanibazar,
  buyNow,
  getServerRenderedCheckoutPage,
  selectArea,
  showDeliveryChargeLabel,
} from '../support/get-server-rendered-checkout-page.ts';
import { startStorefront } from '../support/server-processes.ts';
import { urls } from '../support/urls.ts';

const program = fileURLToPath(new URL('../../benchmark/front/tls-proxy.ts', import.meta.url));

/** A shop as in production: behind a proxy that terminates TLS and uses plain HTTP to the shop. */
const test = base.extend<object, { secureShop: string }>({
  secureShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern
    async ({}, use) => {
      const port = await findFreePort();
      const shop = `https://localhost:${port}`;
      const storefront = await startStorefront({ API_URL: urls.api, SITE_URL: shop });
      const front = await startProxy(storefront.address, port);
      await use(shop);
      front.kill('SIGTERM');
      await storefront.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ javaScriptEnabled: false, ignoreHTTPSErrors: true });

test('SHELL-5 NEWS-3 subscribes to the newsletter over HTTPS without JavaScript', async ({
  page,
  secureShop,
}) => {
  await page.goto(`${secureShop}/newsletter`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill('over-https@piri.example');
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await main.getByRole('button', { name: 'Join' }).click();
  expect((await sent).status()).toBeLessThan(400);
});

test('SHELL-5 CHECK-1 moves through the checkout over HTTPS without JavaScript', async ({
  page,
  secureShop,
}) => {
  await buyNow(page, secureShop);
  await selectArea(page, beanibazar);
  await getServerRenderedCheckoutPage(page).button(showDeliveryChargeLabel).press('Enter');
  await expect(getServerRenderedCheckoutPage(page).charge).toContainText('Delivery to Beanibazar: ৳');
});

test('SHELL-5 CONT-1 submits an empty contact form over HTTPS without an HTTP error', async ({
  page,
  secureShop,
}) => {
  await page.goto(`${secureShop}/contact`);
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('main').locator('form[method=post] button[type=submit]').click();
  expect((await sent).status()).toBeLessThan(400);
});

test.describe('a form on another site', () => {
  test.use({ expectedMessages: /status of 400/ });

  test('is refused over HTTPS', async ({ page, secureShop }) => {
    const form = `<form method="post" action="${secureShop}/newsletter"><input name="email"><button>Send</button></form>`;
    await page.route('https://other.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: form }),
    );
    await page.goto('https://other.example/');
    const sent = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send' }).click();
    expect((await sent).status()).toBe(400);
  });
});

async function startProxy(to: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, '--to', to, '--port', `${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The front has no output.');
  await once(child.stdout, 'data');
  return child;
}
