import { headerNames } from '@piri/contract/headers';
import { listSettings, shopSettings } from '@piri/contract/settings';
import { formatMoney } from '@piri/pricing/format';
import { environmentSchema } from '../../env.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { urls } from '../support/urls.ts';

const { API_KEY, DEVICE_ID } = environmentSchema.parse({});
const headers = { [headerNames.apiKey]: API_KEY, [headerNames.deviceId]: DEVICE_ID };

test('CONT-3 information pages link to each of their sections without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/shipping', '/return', '/privacy-policy', '/terms-conditions']) {
    await page.goto(path);
    const chapters = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    expect(await chapters.count(), path).toBeGreaterThan(3);
    for (const chapter of await chapters.all()) {
      await chapter.click();
      const heading = page.getByRole('heading', {
        level: 2,
        name: (await chapter.textContent()) ?? '',
        exact: true,
      });
      await expect(heading).toBeInViewport();
    }
    await expect(page.getByRole('main').getByText(/^Last updated \d+ \w+ 20\d\d$/)).toBeVisible();
    // Lines have a readable length, and no placeholder is left in the text.
    const lines = page.getByRole('main').locator('section[aria-labelledby] p').filter({ visible: true });
    for (const line of await lines.all()) expect((await line.boundingBox())?.width).toBeLessThan(620);
    await expect(page.getByRole('main').getByText(/[{}]/)).toHaveCount(0);
  }
  await context.close();
});

test('CONT-3 shows the delivery charges of the API, also in another currency', async ({ page, request }) => {
  const answer = await request.get(`${urls.api}${listSettings.path}?key=delivery`, { headers });
  const [{ value }] = (await answer.json()).list;
  const { zones, stairs } = shopSettings.shape.delivery.parse(value);
  const taka = (amount: number) => formatMoney({ code: 'BDT', amount });

  await page.goto('/shipping');
  await waitForHydration(page);
  const rows = page.getByRole('table', { name: 'Delivery charges' }).getByRole('row');
  await expect(rows).toHaveCount(1 + zones.length);
  for (const [index, { name, charge, freeFrom, days }] of zones.entries()) {
    await expect(rows.nth(index + 1)).toHaveText(
      `${name}${taka(charge)}${freeFrom === undefined ? 'Always charged' : taka(freeFrom)}${days.from} to ${days.to}`,
    );
  }
  const upTheStairs = page.getByRole('region', { name: 'Up the stairs' });
  await expect(upTheStairs).toContainText(`we charge ${taka(stairs.charge)} per floor for each large piece`);
  await page.evaluate(() => localStorage.setItem('currency', 'USD'));
  await page.reload();
  await waitForHydration(page);
  await expect(upTheStairs).toContainText('we charge $1.23 per floor for each large piece');
});

test('CONT-3 the coming-soon page shows its picture and takes newsletter subscriptions', async ({ page }) => {
  await page.goto('/coming-soon');
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('img', { name: /verandah/i })).toBeVisible();
  const form = page.getByRole('region', { name: 'Be the first to know' });
  await form.getByRole('button', { name: 'Join' }).click();
  await expect(form.getByText('Please Provide Your Email')).toBeVisible();
  await form.getByRole('textbox', { name: 'Email' }).fill(`verandah-${Date.now()}@post.example`);
  await form.getByRole('button', { name: 'Join' }).click();
  await expect(form.getByText('You’re on the list.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});
