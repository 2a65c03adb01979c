import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  orderPageLoaderDataFixture,
  orderPageLoaderDataSchema,
  orderResponseFixtures,
} from '../features/orders/order/order.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as response from './payment-response.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'An order opens by its token or a session; without either it is NotFound.',
  'other currency': 'An invoice shows what is charged, which is taka.',
};

const meta = {
  title: 'Screens/Payment response',
  component: response.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(response, {
  id: 'routes/payment-response',
  at: '/payments/response/success?invoiceId=k3j9q2',
  data: orderPageLoaderDataSchema,
});
const data = orderPageLoaderDataFixture;
const { paid, loading, pending, failed, cancelled, later, atDoor, advance, expired } = orderResponseFixtures;
const { long, bangla, nowhere, unreachable } = orderResponseFixtures;

export const Default = screen({
  data,
  returned: paid,
  hasScreenshot: true,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Arriving on Thursday.' }),
    ).toBeVisible();
    await expect(canvas.getByText('৳86,325 paid by card, 2.05 pm')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
});

export const Pending = screen({
  data,
  returned: pending,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We’re checking with the bank.' })).toBeVisible();
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/paid by|Ordered and paid/);
  },
});

/** A failed payment. The status comes from the order, not from the address. */
export const PaymentFailed = screen({
  at: '/payments/response/failed?invoiceId=k3j9q2',
  data,
  returned: failed,
  hasScreenshot: true,
  play: async ({ canvas, step }) => {
    const ways = within(await canvas.findByRole('radiogroup', { name: 'Pay for this order' }));
    await step('The same method is selected, and an unavailable one says why', async () => {
      await expect(ways.getByRole('radio', { name: 'Card' })).toBeChecked();
      await expect(ways.getByRole('radio', { name: 'Cash on delivery' })).toHaveAccessibleDescription(
        /over the limit/,
      );
    });
    await step('The label of the button follows the selected method', async () => {
      await userEvent.click(ways.getByRole('radio', { name: 'Pay later by bank transfer' }));
      await expect(canvas.getByRole('button', { name: 'Pay by bank transfer' })).toBeVisible();
      await userEvent.click(ways.getByRole('radio', { name: 'Card' }));
      await expect(canvas.getByRole('button', { name: 'Pay ৳86,325' })).toBeVisible();
    });
    await step('Cancelling needs a confirmation, with the focus on the safe choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel this order' }));
      const page = within(document.body);
      await waitFor(() => expect(page.getByRole('button', { name: 'Keep the order' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    });
  },
});

export const Cancelled = screen({
  at: '/payments/response/cancel?invoiceId=k3j9q2',
  data,
  returned: cancelled,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You haven’t paid yet.' })).toBeVisible();
  },
});

export const Later = screen({
  at: '/payments/response/later?invoiceId=k3j9q2',
  data,
  returned: later,
  hasScreenshot: true,
  play: async ({ canvas }) => {
    const transfer = await canvas.findByRole('region', { name: 'Bank transfer details' });
    await expect(transfer).toHaveTextContent(/৳86,325.*PR-4F7K-92.*Thursday 19 November, 2\.02 pm/);
  },
});

export const CashOnDelivery = screen({ data, returned: atDoor });

export const Advance = screen({
  data,
  returned: advance,
  play: async ({ canvas }) => {
    const invoice = await canvas.findByRole('region', { name: 'Invoice' });
    await expect(invoice).toHaveTextContent(/Advance paid−৳8,633Due on delivery৳77,692/);
  },
});

export const Expired = screen({ data, returned: expired });

/** Without an order, or with somebody else's, a guest sees only the form that finds an order. */
export const Empty = screen({
  data,
  returned: nowhere,
  play: async ({ canvas, step }) => {
    const find = await canvas.findByRole('button', { name: 'Find your order' });
    await step('An empty field shows an error and takes the focus', async () => {
      await userEvent.click(find);
      const number = canvas.getByRole('textbox', { name: 'Order number' });
      await waitFor(() => expect(number).toHaveAccessibleDescription(/Enter the order number/));
      await expect(number).toHaveFocus();
    });
  },
});

export const Loading = screen({ data, returned: loading, goingTo: '/shop' });

export const Failed = screen({
  data,
  returned: unreachable,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Offline = screen({ data, returned: unreachable, offline: true });

export const LongText = screen({ data, returned: long });

export const Bangla = screen({ data, returned: bangla });

export const Dark = screen({
  data,
  returned: paid,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});
