import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { profileFixture } from '../features/customer/account/customer.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as profile from './profile.tsx';

const omittedStates: OmittedStates = {
  empty: 'A customer always has a name; empty lists are stories of their own components.',
  'other currency': 'None of these pages shows a price.',
};

const meta = {
  title: 'Screens/Profile',
  component: profile.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(profile, { id: 'routes/profile', at: '/profile', data: z.undefined() });
const signedIn = { signedIn: true, profile: profileFixture };

export const Default = screen({
  ...signedIn,
  hasScreenshot: true,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Farzana Rahman');
    await expect(main.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** The email address is not confirmed yet. */
export const Unconfirmed = screen({
  ...signedIn,
  profile: { ...profileFixture, emailConfirmed: false, subscriptionStatus: 'UNSUBSCRIBED' },
  hasScreenshot: true,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send the link again' })).toBeVisible();
    await expect(canvas.getByRole('main')).not.toHaveTextContent('You’re not on the list');
  },
});

export const Details = screen({
  ...signedIn,
  at: '/profile?tab=details',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Farzana Rahman');
  },
});

export const Password = screen({
  ...signedIn,
  at: '/profile?tab=password',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^New password/)).toBeVisible());
  },
});

/** Nobody is signed in: the page with the sign-in dialog over it. */
export const SignedOut = screen({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Sign in' });
    // Wait for the fade-in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Loading = screen({ ...signedIn, goingTo: '/shop' });

export const Failed = screen({ ...signedIn, root: apiDownRootDataFixture });

export const Offline = screen({ ...signedIn, offline: true });

export const LongText = screen({
  signedIn: true,
  profile: {
    ...profileFixture,
    name: 'Farzana Rahman-Chowdhury of the Wohnzimmereinrichtungsgegenstandsverwaltung in Sylhet',
    email: `${'farzana.rahman.chowdhury.'.repeat(4)}sylhet@furniture.example`,
  },
});

export const Bangla = screen({ signedIn: true, profile: { ...profileFixture, name: 'ফারজানা রহমান' } });

export const Dark = screen({ ...signedIn, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
