import type { Meta } from '@storybook/react-vite';
import { articleInStories, articleSchema } from '../testing/articles-in-stories.ts';
import { rootOutOfReach } from '../testing/root-in-stories.ts';
import type { LeftOut } from '../testing/route-states.ts';
import { screenOf } from '../testing/screen-story.tsx';
import * as privacyPolicy from './privacy-policy.tsx';

const leftOut: LeftOut = {
  'signed out': 'Nobody signs in here: the page is the same for everybody.',
  'long text': 'Its text is laid out as that of Shipping, whose stories have long words.',
  Bangla: 'Its text is laid out as that of Shipping, whose stories have Bangla ones.',
  'other currency': 'Nothing on this page has a price.',
};

const meta = {
  title: 'Screens/Privacy policy',
  component: privacyPolicy.default,
  parameters: { layout: 'fullscreen', leftOut },
} satisfies Meta;

export default meta;

const screen = screenOf(privacyPolicy, {
  id: 'routes/privacy-policy',
  at: '/privacy-policy',
  data: articleSchema,
});

const data = { reached: true, article: articleInStories('privacy-policy') };

export const Default = screen({ data });

export const Loading = screen({ data, goingTo: '/shop' });

export const Empty = screen({ data: { reached: true } });

export const Failed = screen({ data: { reached: false }, root: rootOutOfReach });

export const Offline = screen({ data, offline: true });

export const Dark = screen({ data, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
