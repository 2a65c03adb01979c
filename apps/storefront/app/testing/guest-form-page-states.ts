import { expect } from 'storybook/test';
import { profileFixture } from '../features/customer/account/customer.fixtures.ts';
import type { PageStoryOptions } from './create-page-story-factory.tsx';
import { apiDownRootDataFixture } from './root-data.fixtures.ts';

type Form = { default: () => null };

/** The states of a page with a single form for guests. */
export const guestFormPageStates = {
  signedIn: {
    signedIn: true,
    profile: profileFixture,
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: 'Go to your account' })).toBeVisible();
    },
  },
  loading: { goingTo: '/shop' },
  failed: { root: apiDownRootDataFixture },
  offline: { offline: true },
  dark: { globals: { theme: 'dark', viewport: { value: 'tablet' } } },
} satisfies Record<string, PageStoryOptions<Form>>;
