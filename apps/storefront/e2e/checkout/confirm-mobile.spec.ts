import { expect, type Locator, type Page } from '@playwright/test';
import { type Customer, createCustomerFixture } from '../support/account.ts';
import { createItemLineFixture, seedCart } from '../support/cart.ts';
import {
  type CheckoutLayoutPath,
  choosePaymentMethod,
  fillAsGuest,
  getCheckoutPage,
  openCheckout,
} from '../support/checkout.ts';
import { test } from '../support/fixtures.ts';
import {
  dhanmondi,
  getServerRenderedCheckoutPage,
  selectArea,
  typeIntoTextBox,
} from '../support/get-server-rendered-checkout-page.ts';
import { startIsolatedShop } from '../support/isolated-shop.ts';

type Shop = Awaited<ReturnType<typeof startIsolatedShop>>;

// The browser logs the API's 422, and its 429 if a code is requested too soon.
test.use({ expectedMessages: /(?:422 \(Unprocessable|429 \(Too Many)/ });

let shop: Shop;
test.beforeAll(async () => {
  shop = await startIsolatedShop({ CONFIRM_MOBILE: 'always' });
});
test.afterAll(() => shop.close());

/** Returns the codes in the text messages to a number, newest first. */
async function codesFor(mobile: string): Promise<string[]> {
  const outbox = await (await fetch(`${shop.api}/api/outbox`)).text();
  return outbox
    .split('<article')
    .filter((message) => message.includes(`data-recipient="${mobile}"`))
    .flatMap((message) => /(\d{6}) is your/.exec(message)?.[1] ?? []);
}

const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111');

/** Returns the part of the page that asks for the code. */
function codePart(page: Page) {
  const part = page.locator('[data-slot=inline-alert]').filter({ hasText: 'Confirm your mobile number' });
  return {
    part,
    box: part.getByRole('textbox', { name: 'Code from the text message' }),
    button: (name: string) => part.getByRole('button', { name, exact: true }),
  };
}

async function orderInLayout(page: Page, layout: CheckoutLayoutPath, person: Customer) {
  await seedCart(page, [createItemLineFixture('KOL-MUSTARD')]);
  await openCheckout(page, `${shop.address}${layout}`);
  await fillAsGuest(page, layout, person);
  await choosePaymentMethod(page, layout, /^Cash/);
  await getCheckoutPage(page).pay.click();
}

const expectPlaced = (page: Page) => expect(page).toHaveURL(/\/payments\/response\/success\?invoiceId=/);
const expectProblem = (box: Locator, text: RegExp) => expect(box).toHaveAccessibleDescription(text);

test('CHECK-2 /checkout asks for the code from a text message before it places the order', async ({
  page,
}) => {
  const person = createCustomerFixture();
  await orderInLayout(page, '/checkout', person);
  const { part, box } = codePart(page);
  await expect(part).toContainText(/We’ve sent a 6-digit code to 017\d{2}\s\d{6}\./);
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expectProblem(box, /Enter the 6 digits/);
  const [code = ''] = await codesFor(person.mobile);
  await page.keyboard.type(wrongCode(code));
  await page.keyboard.press('Enter');
  await expectProblem(box, /That isn’t the code we sent/);
  await expect(box).toBeFocused();

  // A phone may unload the page while its owner reads the message.
  await page.reload();
  await getCheckoutPage(page).pay.click();
  await expect(box).toBeFocused();
  expect(await codesFor(person.mobile)).toEqual([code]);
  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expectPlaced(page);

  // The same browser is not asked again for this number.
  await page.evaluate(() => sessionStorage.clear());
  await orderInLayout(page, '/checkoutV2', person);
  await expectPlaced(page);
});

test('CHECK-2 /checkoutV1 lets the user correct the mobile number', async ({ page }) => {
  const [person, other] = [createCustomerFixture(), createCustomerFixture()];
  await orderInLayout(page, '/checkoutV1', person);
  const { part, button } = codePart(page);
  await button('Change the number').press('Enter');
  await expect(part).toBeHidden();
  const { box, next, pay } = getCheckoutPage(page);
  await box('Mobile number').press('ControlOrMeta+A');
  await page.keyboard.type(other.mobile);
  await next('Continue to delivery').click();
  await next('Continue to payment').click();
  await next('Check your order').click();
  await pay.click();
  await expect(codePart(page).box).toBeFocused();
  await expect(part).toContainText('We’ve sent a 6-digit code');
  const [code = ''] = await codesFor(other.mobile);
  await page.keyboard.type(code);
  await button('Confirm and order').press('Enter');
  await expectPlaced(page);
});

test('CHECK-2 /checkoutV2 says when another code can be sent', async ({ page }) => {
  const person = createCustomerFixture();
  await orderInLayout(page, '/checkoutV2', person);
  const { part, box, button } = codePart(page);
  await expect(part).toContainText('We’ve sent a 6-digit code');
  await button('Send a new code').press('Enter');
  await expect(part).toContainText(/We can send another code to 017\d{2}\s\d{6} in (\d+ seconds|1 minute)\./);
  await expect(box).toBeFocused();
  const codes = await codesFor(person.mobile);
  expect(codes).toHaveLength(1);
  await page.keyboard.type(codes[0] ?? '');
  // The checkout's own submit button confirms as well.
  await getCheckoutPage(page).pay.click();
  await expectPlaced(page);
});

test('CHECK-2 /checkoutV3 asks for the code without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const { mobile } = createCustomerFixture();
  await page.goto(`${shop.address}/checkoutV3?item=KOL-MUSTARD:1`);
  await typeIntoTextBox(page, 'Name', 'ফারজানা রহমান');
  await typeIntoTextBox(page, 'Mobile number', mobile);
  await selectArea(page, dhanmondi);
  await getServerRenderedCheckoutPage(page).button('Show the delivery charge').press('Enter');
  await typeIntoTextBox(page, 'Area or road', 'Road 9/A');
  await typeIntoTextBox(page, 'House and flat', 'House 42');
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await getServerRenderedCheckoutPage(page).order.press('Enter');

  const { part, box, button } = codePart(page);
  await expect(part).toContainText(/We’ve sent a 6-digit code to 017\d{2}\s\d{6}\./);
  const [code = ''] = await codesFor(mobile);
  await box.focus();
  await page.keyboard.type(wrongCode(code));
  await button('Confirm and order').press('Enter');
  await expectProblem(box, /That isn’t the code we sent/);
  await button('Send a new code').press('Enter');
  await expect(part).toContainText(/We can send another code to/);

  // Recalculating the total keeps the code that was sent.
  await getServerRenderedCheckoutPage(page).button('Show the total').press('Enter');
  await box.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(code);
  await button('Confirm and order').press('Enter');
  await expectPlaced(page);
  expect(await codesFor(mobile)).toEqual([code]);
  await page.close();
});
