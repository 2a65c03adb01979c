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
import * as sales from './sales.tsx';

const omittedStates: OmittedStates = {
  'other currency': 'Bookings are charged in taka, and the page says so.',
};

const meta = {
  title: 'Screens/Sales',
  component: sales.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(sales, {
  id: 'routes/sales',
  at: '/sales?view=BOOKINGS',
  data: orderPageLoaderDataSchema,
});
const signedIn = { data: orderPageLoaderDataFixture, signedIn: true };

export const Default = screen({
  ...signedIn,
  sales: salesListResponseFixtures.bookings,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Bookings' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const list = within(await canvas.findByRole('list', { name: 'Your bookings' }));
    // Narrow and wide rows have it in different places, and only one of them is visible.
    const shown = list.getAllByText('Booked, ৳4,376 paid').filter((mark) => mark.checkVisibility());
    await expect(shown).toHaveLength(1);
    await expect(list.getByText('৳4,376 advance to pay, ৳39,386 on delivery')).toBeVisible();
  },
});

/** A booking. Cancelling asks for confirmation, with the focus on the safe choice. */
export const OneBooking = screen({
  ...signedIn,
  at: '/sales?id=o8',
  returned: saleDetailsResponseFixtures.booked,
  sales: salesListResponseFixtures.bookings,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Your delivery PIN' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this booking' }));
    const page = within(document.body);
    await waitFor(() => expect(page.getByRole('button', { name: 'Keep the booking' })).toHaveFocus());
    await expect(page.getByRole('alertdialog')).toHaveTextContent('We’ll refund your ৳4,376');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
});

/** Nobody is signed in: the page with the sign-in dialog over it. */
export const SignedOut = screen({
  data: orderPageLoaderDataFixture,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Sign in' });
    // Wait for the fade-in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Empty = screen({ ...signedIn, sales: salesListResponseFixtures.none });

export const Loading = screen({ ...signedIn, sales: salesListResponseFixtures.loading, goingTo: '/shop' });

export const Failed = screen({ ...signedIn, sales: salesListResponseFixtures.unreachable });

export const Offline = screen({ ...signedIn, sales: salesListResponseFixtures.unreachable, offline: true });

export const LongText = screen({ ...signedIn, sales: salesListResponseFixtures.long });

export const Bangla = screen({ ...signedIn, sales: salesListResponseFixtures.bangla });

export const Dark = screen({
  ...signedIn,
  sales: salesListResponseFixtures.bookings,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});
