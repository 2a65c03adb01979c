import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cartStateFixtures } from '../features/cart/cart-page/cart.fixtures.ts';
import {
  checkoutPageFixture,
  checkoutPageSchema,
  checkoutValuesFixture,
} from '../features/checkout/layouts/checkout.fixtures.ts';
import { submitOrderWithWrongCode } from '../features/checkout/mobile-code/submit-order-with-wrong-code.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as checkout from './checkout-v2.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'Guests order without signing in, and this is what they see.',
};

const meta = {
  title: 'Screens/Checkout, express',
  component: checkout.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(checkout, {
  id: 'routes/checkout-v2',
  at: '/checkoutV2',
  data: checkoutPageSchema,
});
const data = checkoutPageFixture;
const { usual: cart, empty, long, bangla } = cartStateFixtures;

export const Default = screen({
  hasScreenshot: true,
  globals: { viewport: { value: 'small' } },
  data,
  checkout: { cart, values: checkoutValuesFixture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pay ৳/ })).toBeEnabled();
    await expect(canvas.getByRole('combobox', { name: 'Upazila or thana' })).toHaveValue('Dhanmondi, Dhaka');
  },
});

/** The mobile number must be confirmed with the code sent to it before the order is placed. */
export const ConfirmMobile = screen({
  hasScreenshot: true,
  globals: { viewport: { value: 'small' } },
  data,
  checkout: { cart, values: checkoutValuesFixture, mobileCode: { sent: true } },
  play: submitOrderWithWrongCode,
});

const ofOnePiece = '/checkoutV2?booking=PDM-LEFT-BEIGE';

/** A booking of an item built to order, with an advance. The cart is not affected. */
export const Booking = screen({
  hasScreenshot: true,
  at: ofOnePiece,
  globals: { viewport: { value: 'small' } },
  data,
  checkout: { cart, values: { ...checkoutValuesFixture, paymentMethod: 'CASH_ON_DELIVERY' } },
  play: async ({ canvas, step }) => {
    await step('The button shows the advance, and cash is not offered', async () => {
      await expect(await canvas.findByRole('button', { name: 'Pay ৳12,800 now' })).toBeEnabled();
      await expect(canvas.queryByRole('radio', { name: 'Cash on delivery' })).toBeNull();
    });
    await step('The label of the button changes for a bank transfer', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Bank transfer' }));
      await expect(
        await canvas.findByRole('button', { name: 'Book with an advance of ৳12,800' }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'Card' }));
      // The amounts are faded until the new quote has loaded.
      await waitFor(() => expect(canvas.getByText('To pay: ৳1,28,000')).toBeInTheDocument());
      await expect(await canvas.findByRole('button', { name: 'Pay ৳12,800 now' })).toBeEnabled();
    });
  },
});

/** The item came into stock before the button was pressed: nothing was booked, and typed values are kept. */
export const NoLongerBookable = screen({
  at: ofOnePiece,
  data,
  checkout: {
    cart,
    values: checkoutValuesFixture,
    refuses: ({ booking: _, ...quote }) => ({
      ...quote,
      lines: quote.lines.map((line) => ({ ...line, madeToOrder: false, available: 1 })),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ৳12,800 now' }));
    await expect(await canvas.findByText('This piece is in stock now.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not available to book' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'House and flat' })).toHaveValue('House 42, flat 5B');
  },
});

/** A URL with the code of an item that was never sold. */
export const NothingToBook = screen({
  at: '/checkoutV2?booking=NO-SUCH-PIECE',
  data,
  checkout: {
    cart: { ...cart, response: { offers: { ...cart.response.offers, 'item:NO-SUCH-PIECE': 'gone' } } },
    values: checkoutValuesFixture,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This piece is no longer sold.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Back from the gateway: the item is not booked a second time by accident. */
export const BookedBefore = screen({
  at: ofOnePiece,
  data,
  checkout: {
    cart,
    placed: {
      ...{ kind: 'BOOKING', orderId: 'o1', invoiceId: 'i1', orderNumber: 'PR-4F7K-92' },
      lines: [{ sourceType: 'item', code: 'PDM-LEFT-BEIGE', quantity: 1 }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book another' }));
    await expect(await canvas.findByRole('textbox', { name: 'Mobile number' })).toBeVisible();
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
