import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { z } from 'zod';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { rootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as contact from './contact.tsx';

const omittedStates: OmittedStates = {
  empty: 'The page loads no data, so nothing can be empty.',
  error: 'The page loads no data; a message that cannot be sent shows its error beside the button.',
  'signed out': 'The page is the same for everyone, signed in or not.',
  'long text': 'The page has only fixed texts; long ones are shown in the stories of ContactForm.',
  Bangla: 'The page has only fixed texts; Bangla is shown in the stories of ContactForm.',
  'other currency': 'Nothing on this page has a price.',
};

const meta = {
  title: 'Screens/Contact',
  component: contact.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(contact, { id: 'routes/contact', at: '/contact', data: z.undefined() });

export const Default = screen({
  hasScreenshot: true,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('button', { name: 'Send Your Message' })).toBeVisible();
    await expect(main.getByRole('link', { name: rootDataFixture.shop.supportEmail })).toBeVisible();
  },
});

export const Loading = screen({ goingTo: '/shop' });

export const Offline = screen({ offline: true });

export const Dark = screen({ globals: { theme: 'dark', viewport: { value: 'tablet' } } });
