import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { z } from 'zod';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { guestFormPageOmittedStates } from '../testing/guest-form-page-omitted-states.ts';
import { guestFormPageStates } from '../testing/guest-form-page-states.ts';
import * as signUp from './sign-up.tsx';

const meta = {
  title: 'Screens/Sign up',
  component: signUp.default,
  parameters: { layout: 'fullscreen', omittedStates: guestFormPageOmittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(signUp, { id: 'routes/sign-up', at: '/sign-up', data: z.undefined() });
const { signedIn, loading, failed, offline, dark } = guestFormPageStates;

export const Default = screen({
  hasScreenshot: true,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Create an account');
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible();
  },
});

/** A user who is already signed in sees no form. */
export const SignedIn = screen(signedIn);

export const Loading = screen(loading);

export const Failed = screen(failed);

export const Offline = screen(offline);

export const Dark = screen(dark);
