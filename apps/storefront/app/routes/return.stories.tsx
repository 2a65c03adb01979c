import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { articleInStories, articleSchema } from '../testing/articles-in-stories.ts';
import { rootOutOfReach } from '../testing/root-in-stories.ts';
import type { LeftOut } from '../testing/route-states.ts';
import { saleInStories, salesInStories } from '../testing/sales-in-stories.ts';
import { screenOf } from '../testing/screen-story.tsx';
import * as returnPolicy from './return.tsx';

const leftOut: LeftOut = {
  'signed out': 'Default is signed out: the policy is for everybody, and asks nobody.',
  'long text': 'Its text is laid out as that of Shipping, whose stories have long words.',
  Bangla: 'Its text is laid out as that of Shipping, whose stories have Bangla ones.',
  'other currency': 'Its sums are shown as those of Shipping, whose stories have another currency.',
};

const meta = {
  title: 'Screens/Return policy',
  component: returnPolicy.default,
  parameters: { layout: 'fullscreen', leftOut },
} satisfies Meta;

export default meta;

const screen = screenOf(returnPolicy, {
  id: 'routes/return',
  at: '/return',
  data: articleSchema,
});

const data = { reached: true, article: articleInStories('return') };

export const Default = screen({ data });

/** Signed in: those orders that were handed over. */
export const Choosing = screen({
  data,
  signedIn: true,
  sales: salesInStories.delivered,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose the order' }));
    const list = await canvas.findByRole('list', { name: 'Your orders that were handed over' });
    await expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', '/return?id=o5');
  },
});

/** What is to go back, how many of it, why, and how it looks. */
export const Asking = screen({
  data,
  at: '/return?id=o1',
  signedIn: true,
  returned: saleInStories.delivered,
  pictured: true,
  play: async ({ canvas, step }) => {
    const stools = await canvas.findByRole('radio', { name: 'Piri, the stool' });
    await step('what is missing is said, and has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask for the return' }));
      await expect(canvas.getByText('Choose what is to go back.')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Meghna 3-Seater' })).toHaveFocus();
    });
    await step('of several it is asked how many; a mind that is changed too late is told so', async () => {
      await userEvent.click(stools);
      await expect(canvas.getByRole('combobox', { name: 'How many?' })).toHaveValue('1');
      await expect(canvas.getByRole('radio', { name: 'I have changed my mind' })).toHaveAccessibleDescription(
        /until .* 2025/,
      );
    });
  },
});

/** All of it was asked to go back, and stands in one of three ways. */
export const Asked = screen({
  data,
  at: '/return?id=o1',
  signedIn: true,
  returned: saleInStories.returned,
});

export const Loading = screen({ data, goingTo: '/shop' });

export const Empty = screen({ data: { reached: true } });

export const Failed = screen({ data: { reached: false }, root: rootOutOfReach });

export const Offline = screen({ data, offline: true });

export const Dark = screen({ data, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
