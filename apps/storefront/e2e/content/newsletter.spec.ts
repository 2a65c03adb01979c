import type { Page } from '@playwright/test';
import { test } from '../faults/fault-fixtures.ts';
import {
  connectionResetFault,
  createErrorStatusFault,
  createRateLimitFault,
  truncatedResponseFault,
} from '../faults/faults.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const call = /\/api\/emails\/subscriptions/;
let made = 0;
const newEmail = () => `letter.${Date.now()}.${++made}@post.example`;

function footer(page: Page) {
  const foot = page.getByRole('contentinfo');
  return {
    foot,
    box: foot.getByRole('textbox', { name: 'Email' }),
    join: foot.getByRole('button', { name: 'Join' }),
    said: page.locator('[data-slot=toast-region]'),
  };
}

test.beforeEach(async ({ page, shop }) => {
  await page.goto(`${shop.front.address}/shop`);
  await waitForHydration(page);
});

test('FOOT-1 the footer invites to join the list', async ({ page }) => {
  const { foot, box } = footer(page);
  await expect(
    foot.getByRole('heading', { name: 'Join our VIP list for inspiration, new arrivals & more' }),
  ).toBeVisible();
  await expect(box).toBeVisible();
});

test('NEWS-1 reports an empty or invalid address under the field and sends nothing', async ({
  page,
  shop,
}) => {
  const { box, join, foot } = footer(page);
  for (const [typed, text] of [
    ['', 'Please Provide Your Email'],
    ['   ', 'Please Provide Your Email'],
    ['farzana@post', 'Please Provide a Correct Email'],
    ['<b>markup</b>', 'Please Provide a Correct Email'],
  ] as const) {
    await box.fill(typed);
    await join.click();
    await expect(foot.getByRole('alert')).toHaveText(text);
    await expect(box).toHaveAccessibleDescription(new RegExp(`^${text}`));
  }
  expect(shop.front.seen.filter((path) => call.test(path))).toEqual([]);
});

test('NEWS-2 NEWS-3 sends a valid address, shows a toast, and clears the field', async ({ page, shop }) => {
  const { box, join, said, foot } = footer(page);
  const email = newEmail();
  await box.fill(` ${email} `);
  await join.click();
  await expect(said.getByText('Subscription Successful')).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(foot.getByRole('alert')).toHaveCount(0);
  expect([...shop.front.calls.keys()].filter((sent) => call.test(sent))).toEqual([
    `POST /api/emails/subscriptions ${JSON.stringify({ userId: '', email })}`,
  ]);
});

test('NEWS-3 reports an already subscribed address in a toast and inline', async ({ page, shop }) => {
  const { box, join, said, foot } = footer(page);
  const email = newEmail();
  for (const _ of ['first', 'second']) {
    await box.fill(email);
    await join.click();
    await expect(join).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(said.getByText('Failed!! Already Subscribed with this email')).toBeVisible();
  await expect(foot.getByRole('alert')).toHaveText('Already Subscribed with this email');
  await expect(box).toHaveValue(email);
  expect(shop.front.seen.filter((path) => call.test(path))).toHaveLength(2);
});

test('NEWS-3 a double click sends one request', async ({ page, shop }) => {
  const { box, join, said } = footer(page);
  await box.fill(newEmail());
  await join.dblclick();
  await expect(said.getByText('Subscription Successful')).toBeVisible();
  expect(shop.front.seen.filter((path) => call.test(path))).toHaveLength(1);
});

test('NEWS-3 retries a lost 201 with the same idempotency key and succeeds', async ({ page, shop }) => {
  const { box, join, said } = footer(page);
  let times = 0;
  // The shop has processed the request; only its response is lost.
  shop.front.spoil(call, (exchange) => (++times === 1 ? truncatedResponseFault(exchange) : exchange.pass()));
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (call.test(request.url())) keys.push(request.headers()['idempotency-key']);
  });
  await box.fill(newEmail());
  await join.click();
  await expect(said.getByText('Subscription Successful')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

for (const [name, fault, text] of [
  ['the connection fails', connectionResetFault, 'please try again.'],
  ['the API fails', createErrorStatusFault(500), 'please try again.'],
  ['the rate limit is exceeded', createRateLimitFault(20), 'please try again in 20 seconds.'],
] as const) {
  test(`NEWS-3 when ${name}, shows an error, keeps the address, and a later attempt succeeds`, async ({
    page,
    shop,
  }) => {
    const { box, join, said, foot } = footer(page);
    const email = newEmail();
    shop.front.spoil(call, fault);
    await box.fill(email);
    await join.click();
    await expect(said.getByText('Failed to Subscribe', { exact: true })).toBeVisible({ timeout: 10_000 });
    await expect(foot.getByRole('alert')).toHaveText(
      `Failed to Subscribe. Your email is still here; ${text}`,
    );
    await expect(box).toHaveValue(email);
    await shop.front.heal();
    await join.click();
    await expect(said.getByText('Subscription Successful')).toBeVisible();
  });
}

test('NEWS-3 submits to a page with the same messages without JavaScript', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.front.address}/shop`);
  const email = newEmail();
  for (const [typed, text] of [
    ['farzana@post', 'Please Provide a Correct Email'],
    [email, 'Subscription Successful'],
    [email, 'Already Subscribed with this email'],
  ] as const) {
    const box = page.getByRole('textbox', { name: 'Email' }).first();
    await box.fill(typed);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/newsletter$/);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  }
  await context.close();
});
