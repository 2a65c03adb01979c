import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  getAccountForm,
  registerCustomerWithApi,
  revokeSession,
  seedSession,
  submitSignIn,
} from '../support/account.ts';
import { getAxeViolations } from '../support/axe.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { placeOrder, seedPlacedOrderInBrowser } from '../support/orders.ts';

// The browser logs the ended session and the parts that are aborted or refused on purpose.
test.use({ expectedMessages: /status of (401|404|429|503)|net::ERR_FAILED/ });

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
});
const slips = (page: Page) => {
  const region = page.getByRole('region', { name: 'Transfer slips' });
  return {
    region,
    input: region.getByLabel('Upload a slip', { exact: true }),
    rows: region.getByRole('listitem'),
  };
};

/** Returns the path with the pass's token masked, of which the test knows only the format. */
const pathOf = (address: string) => new URL(address).pathname.replace(/(?<=\/passes\/)[\w-]{43}/, '…');

test('FILE-2 CHECK-1 CHECK-6 AUTH-6 uploads a slip by keyboard, and resumes one after a sign-in', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await registerCustomerWithApi(request);
  const token = await seedSession(page, person);
  const placed = await placeOrder(request, { token, paymentMethod: 'PAY_LATER' });
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.method()} ${pathOf(one.url())}`));
  const made = (call: string) => sent.filter((one) => one === call).length;
  // Start waiting before the page opens: the browser enables file chooser events asynchronously, and a key pressed
  // before that opens nothing.
  const chooser = page.waitForEvent('filechooser');
  await page.goto(`/orders?id=${placed.orderId}`);
  const { region, input, rows } = slips(page);
  await expect(region).toContainText('up to 50 MB');
  expect(sent.filter((one) => /send-file|api\/uploads/.test(one))).toEqual([]);

  await input.focus();
  await expect(input).toBeFocused();
  await page.keyboard.press('Space');
  await (await chooser).setFiles([
    { ...pdf('photo.heic'), buffer: Buffer.from('....ftypheic') },
    pdf('slip-26-november.pdf'),
  ]);
  await expect(rows.filter({ hasText: 'photo.heic' })).toContainText('Please send a JPEG, PNG, WebP or PDF');
  await expect(rows.filter({ hasText: 'slip-26-november.pdf' })).toContainText('Received');
  expect([made('POST /api/uploads/passes/…/base/'), made('PATCH /api/sales/payments/attachments')]).toEqual([
    1, 1,
  ]);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('You sent a transfer slip');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await getAxeViolations(page, { within: 'main' }), colorScheme).toEqual([]);
  }

  await revokeSession(request, token);
  await input.setInputFiles(pdf('second.pdf'));
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await submitSignIn(getAccountForm(dialog), person.email, person.password);
  await expect(rows.filter({ hasText: 'second.pdf' })).toContainText('Received');
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/slip-26-november\.pdf.*Received (?:noon|[\d.]+\s[ap]m)/);
  expect([made('POST /api/uploads/passes/…/base/'), made('PATCH /api/sales/payments/attachments')]).toEqual([
    2, 2,
  ]);
});

test('FILE-2 CHECK-1 uploads 25 MiB in parts, retries failed parts, and cancels an upload', async ({
  page,
  request,
}) => {
  // It sends 25 MiB and waits until the shop has checked them.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'piri-slips-'));
  const large = join(folder, 'large.pdf');
  writeFileSync(large, '%PDF-1.7\n');
  truncateSync(large, 25 * 1024 * 1024);
  const placed = await placeOrder(request, { paymentMethod: 'PAY_LATER' });
  await seedPlacedOrderInBrowser(page, placed);
  const parts: string[] = [];
  await page.route('**/api/uploads/parts/**', async (route) => {
    const nth = route.request().url().split('/').at(-1) ?? '';
    const isFirst = !parts.includes(nth);
    parts.push(nth);
    if (isFirst && nth === '2') await route.abort();
    else if (isFirst && nth === '3') await route.fulfill({ status: 503 });
    else if (isFirst && nth === '4') await route.fulfill({ status: 429, headers: { 'retry-after': '1' } });
    else await route.continue();
  });
  await page.goto(`/payments/response/later?invoiceId=${placed.invoiceId}`);
  await waitForHydration(page);
  const { input, rows } = slips(page);
  await input.setInputFiles([large]);
  await expect(rows.getByRole('progressbar', { name: 'large.pdf' })).toBeVisible();
  await input.setInputFiles([pdf('wrong.pdf')]);
  await expect(rows.filter({ hasText: 'wrong.pdf' })).toContainText('Waiting');
  await page.getByRole('button', { name: 'Cancel wrong.pdf' }).click();
  await expect(rows).toHaveCount(1);
  // A longer timeout, because 25 MiB pass through three processes on a possibly busy machine.
  await expect(rows).toContainText('Received', { timeout: 60_000 });
  expect(parts.toSorted()).toEqual(['1', '2', '2', '3', '3', '4', '4', '5']);
  rmSync(folder, { recursive: true });
});
