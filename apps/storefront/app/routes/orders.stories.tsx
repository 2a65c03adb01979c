import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  orderPageLoaderDataFixture,
  orderPageLoaderDataSchema,
} from '../features/orders/order/order.fixtures.ts';
import {
  saleDetailsResponseFixtures,
  salesListResponseFixtures,
} from '../features/orders/sales/sales.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as orders from './orders.tsx';

const omittedStates: OmittedStates = {
  'other currency': 'Orders are charged in taka, and the page says so.',
};

const meta = {
  title: 'Screens/Orders',
  component: orders.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(orders, {
  id: 'routes/orders',
  at: '/orders',
  data: orderPageLoaderDataSchema,
});
const signedIn = { data: orderPageLoaderDataFixture, signedIn: true };
const one = { ...signedIn, at: '/orders?id=o1' };

export const Default = screen({
  ...signedIn,
  sales: salesListResponseFixtures.orders,
  hasScreenshot: true,
  play: async ({ canvas, step }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your orders' }));
    await step('Each order shows its status and its next action', async () => {
      // Narrow and wide rows have it in different places, and only one of them is visible.
      const shown = list.getAllByText('Awaiting your transfer').filter((mark) => mark.checkVisibility());
      await expect(shown).toHaveLength(1);
      await expect(list.getByRole('link', { name: /^Pay: PR-/ })).toHaveAttribute('href', '/orders?id=o2');
    });
    await step('Each page has its own address', async () => {
      await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/orders?page=3');
    });
  },
});

/** Ordering again adds the items at today's prices and lists what has changed. */
export const OrderedAgain = screen({
  ...signedIn,
  sales: salesListResponseFixtures.orders,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your orders' }));
    const [again] = list.getAllByRole('button', { name: /^Order again/ });
    await userEvent.click(again as HTMLElement);
    await waitFor(() => expect(list.getByText('2 items are in your cart, at today’s prices.')).toBeVisible());
  },
});

/** A shipped order with its PIN, timeline, items and invoice. */
export const OneOrder = screen({
  ...one,
  returned: saleDetailsResponseFixtures.shipped,
  sales: salesListResponseFixtures.orders,
  hasScreenshot: true,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'It’s on its way.' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your delivery PIN' })).toHaveTextContent('482 913');
    await expect(canvas.getByRole('region', { name: 'Status' })).toHaveTextContent(
      /Tue 17 Nov.*confirmed.*Wed 25 Nov.*On the lorry/,
    );
  },
});

/** An order without an account, whose contact details can be deleted. */
export const OneOrderOfGuest = screen({
  ...one,
  signedIn: false,
  returned: saleDetailsResponseFixtures.delivered,
  sales: salesListResponseFixtures.orders,
  hasScreenshot: true,
  play: async ({ canvas }) => {
    const details = within(await canvas.findByRole('region', { name: 'Your details' }));
    await expect(details.getByRole('button', { name: 'Delete my details' })).toBeVisible();
  },
});

/** An order found by its number and mobile: its status, and how to get full access. */
export const LookedUp = screen({
  ...one,
  returned: saleDetailsResponseFixtures.lookedUp,
  sales: salesListResponseFixtures.orders,
  hasScreenshot: true,
  play: async ({ canvas }) => {
    const rest = within(await canvas.findByRole('region', { name: 'Open the full order' }));
    await expect(rest.getByRole('button', { name: 'Send me the link' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Status' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your delivery PIN' })).toBeNull();
  },
});

/** A cash order that expired because the customer could not be reached within three days. */
export const Unconfirmed = screen({
  ...one,
  returned: saleDetailsResponseFixtures.unconfirmed,
  sales: salesListResponseFixtures.orders,
  hasScreenshot: true,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'We couldn’t confirm this order.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('main')).not.toHaveTextContent('payment deadline');
  },
});

/** An order paid by transfer, with a slip sent earlier and a field to send another one. */
export const TransferSlips = screen({
  ...one,
  returned: saleDetailsResponseFixtures.later,
  sales: salesListResponseFixtures.orders,
  hasScreenshot: true,
  play: async ({ canvas }) => {
    const slips = within(await canvas.findByRole('region', { name: 'Transfer slips' }));
    await expect(slips.getByRole('listitem')).toHaveTextContent(/slip-17-november\.pdf.*Received/);
    await expect(slips.getByLabelText('Upload a slip')).toHaveAccessibleDescription(/up to 50 MB/);
  },
});

/** A delivered order with three requested returns. */
export const Returned = screen({
  ...one,
  returned: saleDetailsResponseFixtures.returned,
  sales: salesListResponseFixtures.orders,
  play: async ({ canvas }) => {
    const asked = within(await canvas.findByRole('list', { name: 'Your returns' }));
    await expect(asked.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Return something' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/return\?id=/),
    );
  },
});

export const Guest = screen({
  data: orderPageLoaderDataFixture,
  sales: salesListResponseFixtures.guest,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('list', { name: 'Orders placed in this browser' }),
    ).toHaveTextContent('Piri, the stool');
  },
});

/** A guest without orders in this browser: two ways to find an order. */
export const SignedOut = screen({ data: orderPageLoaderDataFixture, sales: salesListResponseFixtures.none });

export const Empty = screen({ ...signedIn, sales: salesListResponseFixtures.none });

export const Loading = screen({ ...signedIn, sales: salesListResponseFixtures.loading, goingTo: '/shop' });

export const Failed = screen({
  ...signedIn,
  sales: salesListResponseFixtures.unreachable,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Offline = screen({ ...signedIn, sales: salesListResponseFixtures.unreachable, offline: true });

export const LongText = screen({ ...signedIn, sales: salesListResponseFixtures.long });

export const Bangla = screen({ ...signedIn, sales: salesListResponseFixtures.bangla });

export const Dark = screen({
  ...signedIn,
  sales: salesListResponseFixtures.orders,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});
