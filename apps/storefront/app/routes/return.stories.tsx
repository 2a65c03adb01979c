import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { articleOmittedStates, createArticleStories } from '../features/content/articles/article.fixtures.ts';
import {
  saleDetailsResponseFixtures,
  salesListResponseFixtures,
} from '../features/orders/sales/sales.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as page from './return.tsx';

const omittedStates: OmittedStates = {
  ...articleOmittedStates,
  'signed out': 'Default is signed out: the policy is the same for everyone.',
};

const meta = {
  title: 'Screens/Return policy',
  component: page.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const stories = createArticleStories(page, 'return');
const { screen, data } = stories;

/** The form is loaded on demand, which may take more than a second on a busy machine. */
const late = { timeout: 10_000 };

export const Default = stories.Default;

export const Loading = stories.Loading;

/** A signed-in customer chooses among the delivered orders. */
export const Choosing = screen({
  data,
  signedIn: true,
  sales: salesListResponseFixtures.delivered,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose an order' }, late));
    const list = await canvas.findByRole('list', { name: 'Your delivered orders' });
    await expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', '/return?id=o5');
  },
});

/** The form of a return: item, quantity, reason and photographs. */
export const ReturnForm = screen({
  data,
  at: '/return?id=o1',
  signedIn: true,
  returned: saleDetailsResponseFixtures.delivered,
  sales: salesListResponseFixtures.delivered,
  hasScreenshot: true,
  play: async ({ canvas, step }) => {
    const stools = await canvas.findByRole('radio', { name: 'Piri, the stool' }, late);
    await step('A missing item shows an error and takes the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Request return' }));
      await expect(canvas.getByText('Choose what to return.')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Meghna 3-Seater' })).toHaveFocus();
    });
    await step('Several units need a quantity, and an expired reason says so', async () => {
      await userEvent.click(stools);
      await expect(canvas.getByRole('combobox', { name: 'How many?' })).toHaveValue('1');
      await expect(canvas.getByRole('radio', { name: 'I’ve changed my mind' })).toHaveAccessibleDescription(
        /ended on .* 2025/,
      );
    });
    // The focused element was scrolled into view; the picture shows the page from its top.
    scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** All items have a return request, in three different states. */
export const ReturnRequested = screen({
  data,
  at: '/return?id=o1',
  signedIn: true,
  returned: saleDetailsResponseFixtures.returned,
});

export const Empty = stories.Empty;

export const Failed = stories.Failed;

export const Offline = stories.Offline;

export const Dark = stories.Dark;
