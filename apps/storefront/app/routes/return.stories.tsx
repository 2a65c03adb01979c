import type { Meta } from '@storybook/react-vite';
import { articleInStories, articleSchema } from '../testing/articles-in-stories.ts';
import { rootOutOfReach } from '../testing/root-in-stories.ts';
import type { LeftOut } from '../testing/route-states.ts';
import { screenOf } from '../testing/screen-story.tsx';
import * as returnPolicy from './return.tsx';

const leftOut: LeftOut = {
  'signed out': 'Nobody signs in here: the page is the same for everybody.',
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

export const Loading = screen({ data, goingTo: '/shop' });

export const Empty = screen({ data: { reached: true } });

export const Failed = screen({ data: { reached: false }, root: rootOutOfReach });

export const Offline = screen({ data, offline: true });

export const Dark = screen({ data, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
