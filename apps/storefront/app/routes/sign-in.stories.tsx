import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { z } from 'zod';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { guestFormPageOmittedStates } from '../testing/guest-form-page-omitted-states.ts';
import { guestFormPageStates } from '../testing/guest-form-page-states.ts';
import * as signIn from './sign-in.tsx';

const meta = {
  title: 'Screens/Sign in',
  component: signIn.default,
  parameters: { layout: 'fullscreen', omittedStates: guestFormPageOmittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(signIn, { id: 'SignInPage', at: '/sign-in', data: z.undefined() });
const { signedIn, loading, failed, offline, dark } = guestFormPageStates;

export const Default = screen({
  hasScreenshot: true,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
    await expect(await canvas.findByRole('textbox', { name: 'Email or mobile number' })).toBeVisible();
  },
});

/** A user who is already signed in sees no form. */
export const SignedIn = screen(signedIn);

export const Loading = screen(loading);

export const Failed = screen(failed);

export const Offline = screen(offline);

export const Dark = screen(dark);

export const Forgot = screen({
  at: '/sign-in#forgot',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot password');
  },
});

/** The form for a new password, opened by a link from a mail. */
export const NewPassword = screen({
  at: '/sign-in#reset=a-token-that-was-mailed',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  },
});
