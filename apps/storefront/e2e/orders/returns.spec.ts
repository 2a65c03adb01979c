import { registerCustomerWithApi, seedSession } from '../support/account.ts';
import { getAxeViolations } from '../support/axe.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { placeOrder, runOrderCommand } from '../support/orders.ts';

test('CHECK-7 requests a return with a photograph, once, and shows its status', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await seedSession(page, await registerCustomerWithApi(request));
  const placed = await placeOrder(request, { token, paymentMethod: 'CASH_ON_DELIVERY' });
  for (const verb of ['confirm', 'ship', 'deliver'] as const) await runOrderCommand(placed, verb);
  await page.goto('/return');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Choose an order' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Return something' })).toBeFocused();
  await page.getByRole('link', { name: placed.orderNumber }).click();
  await expect(page).toHaveURL(`/return?id=${placed.orderId}`);
  await page.goto(`/orders?id=${placed.orderId}`);
  await page.getByRole('link', { name: 'Return something' }).click();

  const ask = page.getByRole('button', { name: 'Request return' });
  await ask.click();
  const stool = page.getByRole('radio', { name: 'Piri, the stool' });
  await expect(stool).toBeFocused();
  await expect(page.getByText('Choose a reason.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('combobox', { name: 'How many?' })).toHaveValue('1');
  await page.getByRole('radio', { name: 'It’s damaged' }).check();
  await page.getByRole('textbox', { name: 'Anything we should know?' }).fill('A leg is split.');
  const photograph = {
    name: 'leg.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  };
  await page.getByLabel('Photos', { exact: true }).setInputFiles(photograph);
  await expect(page.getByText('Received', { exact: true })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await getAxeViolations(page, { within: 'main' }), colorScheme).toEqual([]);
  }
  let asked = 0;
  page.on('request', (one) => {
    if (one.url().endsWith('/api/sales/returns')) asked += 1;
  });
  await ask.dblclick();
  const list = page.getByRole('list', { name: 'Your returns' });
  await expect(list).toContainText(/1 × Piri, the stool.*damaged, 1 photo.*৳1,950/);
  await expect(page.getByRole('status').filter({ hasText: 'We’ve received your request.' })).toBeFocused();
  expect(asked).toBe(1);
  await runOrderCommand(placed, 'approve-return');
  await page.goto(`/orders?id=${placed.orderId}`);
  await expect(list).toContainText('Approved. We’ll call you to arrange collection.');
});
