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
import * as cart from './cart.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'A cart belongs to a browser and needs no sign-in.',
};

const meta = {
  title: 'Screens/Cart',
  component: cart.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(cart, { id: 'routes/cart', at: '/cart', data: cartPageSchema });
const { usual, loading, unreachable, empty, storageUnavailable, troubled, long, bangla } = cartStateFixtures;

export const Default = screen({
  hasScreenshot: true,
  data: cartPageFixture,
  cart: usual,
  play: async ({ canvas, step }) => {
    const lines = within(await canvas.findByRole('list', { name: 'In your cart' }));
    await expect(await lines.findByRole('link', { name: 'Meghna 3-Seater' })).toBeVisible();
    const box = lines.getByRole('spinbutton', { name: 'Quantity of Koel Accent Chair' });
    await step('A higher quantity raises the price of the line', async () => {
      await userEvent.click(lines.getByRole('button', { name: 'Add one Koel Accent Chair' }));
      await expect(box).toHaveValue('5');
      await expect(lines.getByText('৳84,000')).toBeVisible();
      await userEvent.click(lines.getByRole('button', { name: 'Remove one Koel Accent Chair' }));
    });
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent('6 items (3 different)');
  },
});

/** Lines with problems, each shown at its line before payment. */
export const LineProblems = screen({
  hasScreenshot: true,
  data: cartPageFixture,
  cart: troubled,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Price changed/)).toBeVisible();
    await expect(
      canvas.getByText('Only 13 left, so we’ve changed the quantity from 40 to 13.'),
    ).toBeVisible();
    await expect(canvas.getByText('This is the last one.')).toBeVisible();
    await expect(canvas.getByText(/^Sold out/)).toBeVisible();
    await expect(canvas.getByText(/^We no longer sell this/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to checkout' }));
    const save = canvas.getByRole('button', { name: 'Save for later: Nokshi Shataranji Rug' });
    await expect(save).toHaveFocus();
    await expect(save).toHaveAccessibleDescription(/^2 items can’t be ordered\./);
    save.blur();
    // The click has scrolled down; the picture shows the page from its top.
    scrollTo(0, 0);
  },
});

/** A cart opened by a link from somebody else. */
export const Shared = screen({
  at: '/cart?lines=item:MGN-3S-TEAL:1,item:PIRI-NAT:4',
  data: cartPageFixture,
  cart: usual,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Someone has shared a cart with you' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Replace my cart' })).toBeVisible();
  },
});

/** This browser's storage is full or blocked. */
export const StorageUnavailable = screen({
  data: cartPageFixture,
  cart: storageUnavailable,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your browser won’t let us save your cart\./)).toBeVisible();
  },
});

export const Loading = screen({ data: cartPageFixture, cart: loading, goingTo: '/shop' });

export const Empty = screen({ data: cartPageFixture, cart: empty });

/** The API is unreachable. The lines show what is known of them, and none is shown as no longer sold. */
export const Failed = screen({
  root: apiDownRootDataFixture,
  data: { now: cartPageFixture.now },
  cart: unreachable,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load today’s prices.')).toBeVisible();
    await expect(canvas.getByText('MGN-3S-ASH')).toBeVisible();
  },
});

export const Offline = screen({ data: cartPageFixture, cart: usual, offline: true });

export const LongText = screen({ data: cartPageFixture, cart: long });

export const Bangla = screen({ data: cartPageFixture, cart: bangla });

export const OtherCurrency = screen({ data: cartPageFixture, cart: usual, currency: 'USD' });

export const Dark = screen({
  data: cartPageFixture,
  cart: usual,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});
