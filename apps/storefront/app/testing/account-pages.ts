import { expect } from 'storybook/test';
import { customerInStories } from '../features/customer/account/customer-in-stories.ts';
import { rootOutOfReach } from './root-in-stories.ts';
import type { ScreenState } from './screen-story.tsx';

type Form = { default: () => null };

/** The states that every page is shown in whose one form is for strangers. */
export const accountPages = {
  signedIn: {
    signedIn: true,
    profile: customerInStories,
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: 'To your account' })).toBeVisible();
    },
  },
  loading: { goingTo: '/shop' },
  failed: { root: rootOutOfReach },
  offline: { offline: true },
  dark: { globals: { theme: 'dark', viewport: { value: 'tablet' } } },
} satisfies Record<string, ScreenState<Form>>;
