import type { Page } from '@playwright/test';
import { test } from '../faults/fault-fixtures.ts';
import { connectionResetFault } from '../faults/faults.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';

test.use({ expectedMessages: /Failed to load resource|The message was/ });

const call = /\/api\/v1\.0\/email\/send/;
const title = "We'll love to hear from you";

function fields(within: Pick<Page, 'getByRole'>) {
  const box = (name: string) => within.getByRole('textbox', { name });
  return {
    name: box('Your name'),
    email: box('Email'),
    subject: box('Subject'),
    body: box('Your message'),
    send: within.getByRole('button', { name: 'Send Your Message' }),
    line: within.getByRole('status'),
  };
}

async function openDialog(page: Page) {
  const opener = page.getByRole('contentinfo').getByRole('link', { name: /@/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return { opener, dialog, ...fields(dialog) };
}

for (const { width, expected } of [
  { width: 1440, expected: 1008 },
  { width: 1024, expected: 716.8 },
  { width: 1023, expected: 991 },
  { width: 390, expected: 358 },
]) {
  test(`MODAL-2 at ${width} px the footer email opens the form, ${expected} wide; focus returns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/shop');
    await waitForHydration(page);
    const { opener, dialog, name, email, subject, body, send } = await openDialog(page);
    for (const part of [name, email, subject, body, send]) await expect(part).toBeVisible();
    await expect(name).toBeFocused();
    await page.waitForTimeout(300);
    expect(Math.abs(((await dialog.boundingBox())?.width ?? 0) - expected)).toBeLessThan(1);
    await body.fill('What was begun');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    const again = await openDialog(page);
    await expect(again.body).toHaveValue('What was begun');
  });
}

test('CONT-1 requires a name, accepts any other input, and sends once', async ({ page, shop }) => {
  await page.goto(`${shop.front.address}/contact`);
  await waitForHydration(page);
  const { name, email, body, send, line } = fields(page.getByRole('main'));
  await email.fill('no address at all');
  await body.fill('x'.repeat(10_000));
  await send.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Please enter your name/);
  expect(shop.front.seen.filter((path) => call.test(path))).toEqual([]);
  const sent = page.waitForRequest(call);
  await name.fill('<b>রহিমা</b>');
  await send.dblclick();
  expect((await sent).postDataJSON().template_params).toEqual({
    name: '<b>রহিমা</b>',
    email: 'no address at all',
    subject: '',
    body: 'x'.repeat(10_000),
  });
  await expect(line).toHaveText('Thank you. We’ve got your message.');
  await expect(name).toHaveValue('');
  expect(shop.front.seen.filter((path) => call.test(path))).toHaveLength(1);
});

test('CONT-1 warns once about a missing email address and sends on the second click', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.front.address}/contact`);
  await waitForHydration(page);
  const { name, email, send, line } = fields(page.getByRole('main'));
  await name.fill('Farzana');
  await send.click();
  await expect(email).toHaveAccessibleDescription(/Without your email address, we can’t reply/);
  expect(shop.front.seen.filter((path) => call.test(path))).toEqual([]);
  await send.click();
  await expect(line).toHaveText('Thank you. We’ve got your message.');
});

test('CONT-1 keeps the message when sending fails and reports it inline', async ({ page, shop }) => {
  shop.front.spoil(call, connectionResetFault);
  await page.goto(`${shop.front.address}/contact`);
  await waitForHydration(page);
  const { name, email, body, send, line } = fields(page.getByRole('main'));
  await name.fill('Farzana');
  await email.fill('farzana@post.example');
  await body.fill('Will it go up our stairs?');
  await send.click();
  await expect(line).toHaveText('We couldn’t send your message. It’s still here; please try again.');
  await expect(body).toHaveValue('Will it go up our stairs?');
  await expect(page.locator('[data-slot=toast]')).toHaveCount(0);
});

test('CONT-1 validates and sends without JavaScript, and keeps what was typed', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.front.address}/contact`);
  const { name, body, send } = fields(page.getByRole('main'));
  await body.fill('</textarea><script>alert(1)</script>');
  await send.click();
  await expect(page.getByRole('main').getByText(/Please enter your name/)).toBeVisible();
  await expect(body).toHaveValue('</textarea><script>alert(1)</script>');
  await name.fill('Farzana');
  await send.click();
  await expect(page.getByRole('main').getByText(/Without your email/)).toBeVisible();
  const answer = page.waitForResponse(/\/contact$/);
  await send.click();
  expect((await answer).headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('main').getByText(/Thank you/)).toBeVisible();
  await context.close();
});

test('CONT-1 works by keyboard', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  const { name, line } = fields(page.getByRole('main'));
  await name.focus();
  for (const text of ['Farzana', 'farzana@post.example', 'The stairs', 'They turn twice.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(line).toHaveText('Thank you. We’ve got your message.');
});
