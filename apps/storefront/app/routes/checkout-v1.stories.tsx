import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cartStateFixtures } from '../features/cart/cart-page/cart.fixtures.ts';
import {
  checkoutPageFixture,
  checkoutPageSchema,
  checkoutValuesFixture,
} from '../features/checkout/layouts/checkout.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as checkout from './checkout-v1.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'Guests order without signing in, and this is what they see.',
};

const meta = {
  title: 'Screens/Checkout in steps',
  component: checkout.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(checkout, {
  id: 'routes/checkout-v1',
  at: '/checkoutV1',
  data: checkoutPageSchema,
});
const data = checkoutPageFixture;
const { usual: cart, empty, long, bangla } = cartStateFixtures;

export const Default = screen({
  at: '/checkoutV1#delivery',
  hasScreenshot: true,
  data,
  checkout: { cart, values: checkoutValuesFixture },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Where should we deliver it?' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'House and flat' })).toHaveValue('House 42, flat 5B');
    await expect(canvas.getByRole('link', { name: /^Change\s+Contact$/ })).toBeVisible();
  },
});

/** The review of all values before the order. */
export const ReviewStep = screen({
  at: '/checkoutV1#look',
  data,
  checkout: { cart, values: checkoutValuesFixture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pay ৳/ })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Change: Where' })).toBeVisible();
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
