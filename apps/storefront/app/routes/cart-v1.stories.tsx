import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  cartPageFixture,
  cartPageSchema,
  cartStateFixtures,
} from '../features/cart/cart-page/cart.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as cartV1 from './cart-v1.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'A cart belongs to a browser and needs no sign-in.',
};

const meta = {
  title: 'Screens/Cart V1',
  component: cartV1.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(cartV1, { id: 'routes/cart-v1', at: '/cartV1', data: cartPageSchema });
const data = cartPageFixture;
const { usual, loading, unreachable, empty, long, bangla } = cartStateFixtures;

export const Default = screen({
  hasScreenshot: true,
  data,
  cart: usual,
  play: async ({ canvas, step }) => {
    const later = within(await canvas.findByRole('region', { name: 'Saved for later' }));
    await step('The button moves a saved item into the cart', async () => {
      await userEvent.click(await later.findByRole('button', { name: 'Move to cart: Piri, the stool' }));
      const lines = within(canvas.getByRole('list', { name: 'In your cart' }));
      await expect(lines.getByRole('link', { name: 'Piri, the stool' })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Saved for later' })).toBeNull();
    });
  },
});

export const Loading = screen({ data, cart: loading, goingTo: '/shop' });

export const Empty = screen({ data, cart: empty });

export const Failed = screen({ root: apiDownRootDataFixture, data: { now: data.now }, cart: unreachable });

export const Offline = screen({ data, cart: usual, offline: true });

export const LongText = screen({ data, cart: long });

export const Bangla = screen({ data, cart: bangla });

export const OtherCurrency = screen({ data, cart: usual, currency: 'INR' });

export const Dark = screen({ data, cart: usual, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
