import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { test as base, expect, waitForHydration } from '../support/fixtures.ts';
import { placeOrder, seedPlacedOrderInBrowser } from '../support/orders.ts';
import { startStorefront } from '../support/server-processes.ts';
import { urls } from '../support/urls.ts';
import { startThirdPartyServers } from './third-party-servers.ts';

type Companies = Awaited<ReturnType<typeof startThirdPartyServers>>;

interface Shop {
  address: string;
  companies: Companies;
}

/** A shop with a chat, visit analytics and a channel for upload notifications. */
const test = base.extend<{ shop: Shop }>({
  shop: async ({ playwright: _ }, use) => {
    const companies = await startThirdPartyServers();
    const { address, stop } = await startStorefront({ API_URL: urls.api, ...companies.environment });
    await use({ address, companies });
    await stop();
    await companies.stop();
  },
});

const bar = (page: Page) => page.getByRole('region', { name: 'Only if you say so' });
const answerTo = (page: Page, service: string, answer: 'Yes' | 'No') =>
  page.getByRole('radiogroup', { name: service }).getByRole('radio', { name: answer });

async function open(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
}

test('FILE-3 without ids there are no third-party requests, consent bar or policy entries', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/privacy-policy']) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'];
    expect(policy).toMatch(/connect-src 'self';.*frame-src 'none';/);
    expect(await answer.text()).not.toMatch(/thirdParties|third-parties|Privacy choices/);
  }
  expect((await request.get('/third-parties/analytics')).status()).toBe(404);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  await open(page, '/privacy-policy');
  await expect(page.getByText('no visitor statistics, adverts or chat from other companies')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(asked.filter((url) => /third-parties/.test(url) || !url.startsWith(urls.shop))).toEqual([]);
});

test('FILE-3 loads nothing before consent or after a refusal, with equal buttons', async ({
  page,
  context,
  request,
  shop: { address, companies },
}) => {
  const policy = (await request.get(address)).headers()['content-security-policy'];
  expect(policy).toContain(`connect-src 'self' ws://${companies.host};`);
  expect(policy).toContain(`frame-src 'self' http://${companies.host};`);
  expect(policy?.match(/script-src [^;]+/)?.[0]).not.toContain(companies.host);

  await open(page, `${address}/checkout`);
  await expect(bar(page)).toHaveCount(0);
  await open(page, address);
  const before = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual(before);
  const [yes, no] = await Promise.all(
    ['Yes', 'No'].map(async (name) => {
      const button = bar(page).getByRole('button', { name });
      const looks = await button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
        return { color, backgroundColor, borderColor, fontWeight };
      });
      const box = await button.boundingBox();
      return { looks, width: box?.width, height: box?.height };
    }),
  );
  expect(yes).toEqual(no);
  const axe = await new AxeBuilder({ page }).include('[data-slot=consent-bar]').analyze();
  expect(axe.violations).toEqual([]);
  expect(companies.asked).toEqual([]);

  // Synchronised with a second window, by keyboard.
  const second = await context.newPage();
  await open(second, `${address}/shop`);
  await expect(bar(second)).toBeVisible();
  await bar(page).getByRole('button', { name: 'No' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(bar(second)).toHaveCount(0);

  await open(page, `${address}/shop`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await expect(answerTo(page, 'Chat', 'No')).toBeChecked();
  await expect(bar(page)).toHaveCount(0);
  expect(companies.asked).toEqual([]);
});

test('FILE-2 FILE-3 loads services after consent, sends only the path, and unloads on refusal', async ({
  page,
  context,
  request,
  shop: { address, companies },
}) => {
  await open(page, `${address}/shop?query=my%20sofa`);
  await bar(page).getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => companies.counted).toHaveLength(1);
  expect(companies.counted[0]).toEqual({
    page_path: '/shop',
    page_location: expect.stringMatching(/^https?:\/\/[^/]+\/shop$/),
    referrer: '',
    address: `${address}/third-parties/analytics`,
    storage: 'SecurityError',
    page: 'SecurityError',
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await expect
    .poll(() => companies.counted.map(({ page_path }) => page_path))
    .toEqual(['/shop', '/privacy-policy']);

  // The chat's page is loaded on the first press.
  expect(companies.asked.filter((path) => path.startsWith('/chat'))).toEqual([]);
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(page.frameLocator('iframe[title="Chat with us"]').getByText('How can we help?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close the chat' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeFocused();

  // The channel is open only on pages that send files.
  expect(companies.lines.size).toBe(0);
  const second = await context.newPage();
  await sendSlip(second, { request, address, companies });

  for (const service of ['Chat', 'Visitor statistics', 'Upload status']) {
    await answerTo(page, service, 'No').check();
  }
  for (const window of [page, second]) {
    await expect(window.locator('iframe')).toHaveCount(0);
    await expect(window.getByRole('button', { name: 'Chat', exact: true })).toHaveCount(0);
  }
  await expect.poll(() => companies.lines.size).toBe(0);
  const until = companies.asked.length;
  await open(page, `${address}/shop`);
  expect(companies.asked.slice(until)).toEqual([]);
});

test('FILE-3 treats Global Privacy Control as a refusal until the user consents', async ({
  page,
  context,
  shop: { address, companies },
}) => {
  await refuseBySignal(context);
  await open(page, `${address}/privacy-policy`);
  await expect(page.getByText('Your browser asks sites not to track you')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(companies.asked).toEqual([]);
  await answerTo(page, 'Visitor statistics', 'Yes').check();
  await expect.poll(() => companies.counted).toMatchObject([{ page_path: '/privacy-policy' }]);
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toHaveCount(0);
});

/**
 * Sends a slip. The first status request gets no response, so that only a notification on the channel leads to another
 * one.
 */
async function sendSlip(page: Page, { request, address, companies }: Shop & { request: APIRequestContext }) {
  const placed = await placeOrder(request, { paymentMethod: 'PAY_LATER' });
  await seedPlacedOrderInBrowser(page, placed);
  // The API returns the address of another storefront, so replace it.
  await page.route('**/api/uploads/passes', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(urls.shop, address),
    });
  });
  let asked = 0;
  await page.route('**/api/uploads/passes/*/info/**', (route) => {
    asked += 1;
    return asked === 1 ? undefined : route.continue();
  });
  await open(page, `${address}/orders?id=${placed.orderId}`);
  await expect.poll(() => companies.lines.size).toBe(1);
  const region = page.getByRole('region', { name: 'Transfer slips' });
  await region.getByLabel('Upload a slip', { exact: true }).setInputFiles({
    name: 'slip.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  });
  const channel = expect.stringMatching(/^task-status-[0-9a-f-]{36}$/);
  await expect.poll(() => companies.heard).toEqual([{ event: 'pusher:subscribe', data: { channel } }]);
  await expect.poll(() => asked).toBe(1);
  const [{ data }] = companies.heard as [{ data: { channel: string } }];
  companies.say({ event: 'success', channel: data.channel });
  await expect(region.getByRole('listitem')).toContainText('Received');
  expect(asked).toBe(2);
  expect(companies.heard.slice(1)).toEqual([{ event: 'pusher:unsubscribe', data }]);
}

const refuseBySignal = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
