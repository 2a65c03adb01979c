import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cartStateFixtures } from '../features/cart/cart-page/cart.fixtures.ts';
import {
  checkoutPageFixture,
  checkoutPageSchema,
  checkoutValuesFixture,
  savedAddressFixtures,
} from '../features/checkout/layouts/checkout.fixtures.ts';
import { submitOrderWithWrongCode } from '../features/checkout/mobile-code/submit-order-with-wrong-code.fixtures.ts';
import { profileFixture } from '../features/customer/account/customer.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as checkout from './checkout.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'Guests order without signing in, and this is what they see.',
};

const meta = {
  title: 'Screens/Checkout',
  component: checkout.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(checkout, {
  id: 'routes/checkout',
  at: '/checkout',
  data: checkoutPageSchema,
});
const data = checkoutPageFixture;
const { usual: cart, empty, long, bangla, troubled } = cartStateFixtures;

export const Default = screen({
  hasScreenshot: true,
  data,
  checkout: { cart, values: checkoutValuesFixture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pay ৳/ })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Farzana Rahman');
    await expect(canvas.getByRole('radio', { name: 'Cash on delivery' })).toHaveAccessibleDescription(
      /Cash is accepted up to ৳50,000\./,
    );
  },
});

/** An order with missing values: the errors are listed above and at each field, and the summary takes the focus. */
export const Incomplete = screen({
  data,
  checkout: { cart, values: { mobile: '12345' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay ৳/ }));
    const summary = await canvas.findByRole('region', { name: 'Before we can take your order' });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(7);
  },
});

/** A day of the shopper's choice, in a calendar whose other days say why not. */
export const LaterDay = screen({
  hasScreenshot: true,
  data,
  checkout: { cart, values: { ...checkoutValuesFixture, when: 'LATER' } },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: /^Which day/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }));
    const grid = within(await canvas.findByRole('grid'));
    const friday = grid.getAllByRole('button', {
      name: /^Friday/,
      description: 'We don’t deliver on Fridays.',
    });
    await expect(friday[0]).toHaveAttribute('aria-disabled', 'true');
    const [first] = grid.getAllByRole('button').filter((day) => !day.hasAttribute('aria-disabled'));
    await expect(first).toHaveFocus();
    await expect(text).toHaveValue('');
  },
});

/** A signed-in customer selects a saved address. */
export const SavedAddresses = screen({
  signedIn: true,
  profile: profileFixture,
  data,
  checkout: { cart, addresses: savedAddressFixtures },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^House 42, Road 9\/A/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Farzana Rahman');
  },
});

/** For a distant area, a tenth is paid now and the rest at delivery. */
export const InTwoParts = screen({
  data,
  checkout: {
    cart,
    values: {
      ...checkoutValuesFixture,
      ...{ division: 'Sylhet', district: 'Sylhet', upazila: 'Beanibazar' },
      paymentMethod: 'CASH_ON_DELIVERY',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pay ৳[\d,]+ now$/ })).toBeVisible();
  },
});

/** A price has increased meanwhile. Nothing is charged before the shopper agrees. */
export const PriceChanged = screen({
  data,
  checkout: {
    cart,
    values: checkoutValuesFixture,
    refuses: (quote) => ({
      ...quote,
      lines: quote.lines.map((line, index) => (index === 0 ? { ...line, price: line.price + 1_500 } : line)),
      toPay: quote.toPay + 1_500,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay ৳/ }));
    await expect(await canvas.findByText('The total has changed.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Pay ৳/ })).toHaveLength(2);
  },
});

/** The mobile number must be confirmed with the code sent to it before the order is placed. */
export const ConfirmMobile = screen({
  hasScreenshot: true,
  data,
  checkout: { cart, values: checkoutValuesFixture, mobileCode: { sent: true } },
  play: submitOrderWithWrongCode,
});

/** The text message was not sent, because one was sent a moment ago. */
export const CodeTooSoon = screen({
  data,
  checkout: { cart, values: checkoutValuesFixture, mobileCode: { sent: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay ৳/ }));
    await expect(
      await canvas.findByText(/^We can send another code to 01711\s482906 in 40 seconds\.$/),
    ).toBeVisible();
  },
});

/** The response to an order never came, and the page was reloaded. */
export const UnresolvedOrder = screen({
  data,
  checkout: {
    cart,
    values: checkoutValuesFixture,
    attempt: {
      kind: 'ORDER',
      ...{ key: 'of-a-story-of-a-key', status: 'lost', customerId: '' },
      order: {
        lines: [{ sourceType: 'item', code: 'MGN-3S-ASH', quantity: 1 }],
        contact: { fullName: 'Farzana Rahman', mobile: '01711482906' },
        delivery: { kind: 'COLLECT', outletId: 'uttara' },
        ...{ paymentMethod: 'CARD', expectedTotal: 51_480 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send the order again' })).toBeVisible();
  },
});

/** A line has sold out meanwhile and can be removed. */
export const BlockingLines = screen({
  data,
  checkout: { cart: troubled, values: checkoutValuesFixture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Nokshi Shataranji Rug' })).toBeVisible();
  },
});

export const Loading = screen({ data, checkout: { cart }, goingTo: '/shop' });

export const Empty = screen({ data, checkout: { cart: empty } });

/** Neither a quote nor the delivery areas could be loaded; typed values are kept. */
export const Failed = screen({
  root: apiDownRootDataFixture,
  data: { now: data.now },
  checkout: { cart, values: checkoutValuesFixture, unreachable: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t work out the total.')).toBeVisible();
  },
});

export const Offline = screen({ data, checkout: { cart, values: checkoutValuesFixture }, offline: true });

export const LongText = screen({ data, checkout: { cart: long, values: checkoutValuesFixture } });

export const Bangla = screen({
  data,
  checkout: { cart: bangla, values: { ...checkoutValuesFixture, fullName: 'ফারজানা রহমান', line: 'বাড়ি ৪২' } },
});

export const OtherCurrency = screen({
  data,
  checkout: { cart, values: checkoutValuesFixture },
  currency: 'USD',
});

export const Dark = screen({
  data,
  checkout: { cart, values: checkoutValuesFixture },
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});
