import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { z } from 'zod';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as newsletter from './newsletter.tsx';

const omittedStates: OmittedStates = {
  empty: 'The page loads no data, so nothing can be empty.',
  error: 'The page loads no data; an error of the address is shown below its field.',
  'signed out': 'The page is the same for everyone, signed in or not.',
  'long text': 'The page has only fixed texts; long ones are shown in the stories of NewsletterForm.',
  Bangla: 'The page has only fixed texts; Bangla is shown in the stories of NewsletterForm.',
  'other currency': 'Nothing on this page has a price.',
};

const meta = {
  title: 'Screens/Newsletter',
  component: newsletter.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(newsletter, {
  id: 'routes/newsletter',
  at: '/newsletter',
  data: z.undefined(),
});

export const Default = screen({
  hasScreenshot: true,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Join' })).toBeVisible();
  },
});

export const Loading = screen({ goingTo: '/shop' });

export const Offline = screen({ offline: true });

export const Dark = screen({ globals: { theme: 'dark', viewport: { value: 'tablet' } } });
