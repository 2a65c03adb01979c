import { expect } from 'storybook/test';
import { customerFixtures } from '../features/customer/account/customer.fixtures.ts';
import type { PageStoryState } from './create-page-stories.tsx';
import { rootDataOffline } from './root-data.fixtures.ts';

type Form = { default: () => null };

/** The states of a page with a single form for guests. */
export const accountPageStories = {
  signedIn: {
    signedIn: true,
    profile: customerFixtures,
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: 'To your account' })).toBeVisible();
    },
  },
  loading: { goingTo: '/shop' },
  failed: { root: rootDataOffline },
  offline: { offline: true },
  dark: { globals: { theme: 'dark', viewport: { value: 'tablet' } } },
} satisfies Record<string, PageStoryState<Form>>;
