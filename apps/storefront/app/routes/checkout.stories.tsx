import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cartFixtures } from '../features/cart/cart-page/cart.fixtures.ts';
import {
  addressFixtures,
  checkoutPageFixture,
  checkoutPageSchema,
  completeValues,
} from '../features/checkout/layouts/checkout.fixtures.ts';
import { enterWrongCode } from '../features/checkout/mobile-code/enter-wrong-code.fixtures.ts';
import { customerFixtures } from '../features/customer/account/customer.fixtures.ts';
import { createPageStories } from '../testing/create-page-stories.tsx';
import { rootDataOffline } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-states.ts';
import * as checkout from './checkout.tsx';

const leftOut: OmittedStates = {
  'signed out': 'Nobody has to sign in to order: this is how guests see it.',
};

const meta = {
  title: 'Screens/Checkout',
  component: checkout.default,
  parameters: { layout: 'fullscreen', leftOut },
} satisfies Meta;

export default meta;

const screen = createPageStories(checkout, {
  id: 'routes/checkout',
  at: '/checkout',
  data: checkoutPageSchema,
});
const data = checkoutPageFixture;
const { usual: cart, empty, long, bangla, troubled } = cartFixtures;

export const Default = screen({
  pictured: true,
  data,
  checkout: { cart, values: completeValues },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pay ৳/ })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Farzana Rahman');
    await expect(canvas.getByRole('radio', { name: 'Cash on delivery' })).toHaveAccessibleDescription(
      /Cash is taken up to ৳50,000\./,
    );
  },
});

/** Sent before everything was answered: it is said above, beside each box, and the focus is led to it. */
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

/** Somebody who is signed in takes one of their addresses. */
export const SavedAddresses = screen({
  signedIn: true,
  profile: customerFixtures,
  data,
  checkout: { cart, addresses: addressFixtures },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^House 42, Road 9\/A/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Farzana Rahman');
  },
});

/** Far away a tenth is paid at once, the rest at the door. */
export const InTwoParts = screen({
  data,
  checkout: {
    cart,
    values: {
      ...completeValues,
      ...{ division: 'Sylhet', district: 'Sylhet', upazila: 'Beanibazar' },
      paymentMethod: 'CASH_ON_DELIVERY',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pay ৳[\d,]+ now$/ })).toBeVisible();
  },
});

/** While it was written a price went up. Nothing is charged before a yes. */
export const PriceChanged = screen({
  data,
  checkout: {
    cart,
    values: completeValues,
    refuses: (quote) => ({
      ...quote,
      lines: quote.lines.map((line, place) => (place === 0 ? { ...line, price: line.price + 1_500 } : line)),
      toPay: quote.toPay + 1_500,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay ৳/ }));
    await expect(await canvas.findByText('It comes to another amount now.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Yes: Pay ৳/ })).toBeVisible();
  },
});

/** Before it is placed, the mobile number is confirmed by the code that was sent to it. */
export const ConfirmMobile = screen({
  pictured: true,
  data,
  checkout: { cart, values: completeValues, mobileCode: { sent: true } },
  play: enterWrongCode,
});

/** The text message could not be sent, since one was sent a moment ago. */
export const CodeTooSoon = screen({
  data,
  checkout: { cart, values: completeValues, mobileCode: { sent: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay ৳/ }));
    await expect(
      await canvas.findByText(/^We can send another code to 01711\s482906 in 40 seconds\.$/),
    ).toBeVisible();
  },
});

/** The answer to an order never came, and the page was loaded anew. */
export const UnresolvedOrder = screen({
  data,
  checkout: {
    cart,
    values: completeValues,
    attempt: {
      kind: 'ORDER',
      ...{ key: 'of-a-story-of-a-key', fate: 'lost', sentBy: '' },
      order: {
        lines: [{ sourceType: 'item', code: 'MGN-3S-ASH', quantity: 1 }],
        contact: { fullName: 'Farzana Rahman', mobile: '01711482906' },
        delivery: { kind: 'COLLECT', outletId: 'uttara' },
        ...{ paymentMethod: 'CARD', expectedTotal: 51_480 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send it again' })).toBeVisible();
  },
});

/** Some of the cart was sold meanwhile: one goes on without it. */
export const BlockingLines = screen({
  data,
  checkout: { cart: troubled, values: completeValues },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Leave it out: Nokshi Shataranji Rug' }),
    ).toBeVisible();
  },
});

export const Loading = screen({ data, checkout: { cart }, goingTo: '/shop' });

export const Empty = screen({ data, checkout: { cart: empty } });

/** Neither figures nor places are to be had; what is typed stays. */
export const Failed = screen({
  root: rootDataOffline,
  data: { now: data.now },
  checkout: { cart, values: completeValues, unreachable: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not ask what it comes to.')).toBeVisible();
  },
});

export const Offline = screen({ data, checkout: { cart, values: completeValues }, offline: true });

export const LongText = screen({ data, checkout: { cart: long, values: completeValues } });

export const Bangla = screen({
  data,
  checkout: { cart: bangla, values: { ...completeValues, fullName: 'ফারজানা রহমান', line: 'বাড়ি ৪২' } },
});

export const OtherCurrency = screen({ data, checkout: { cart, values: completeValues }, currency: 'USD' });

export const Dark = screen({
  data,
  checkout: { cart, values: completeValues },
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});
