import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { z } from 'zod';
import { storyPictures } from '../features/platform/images/pictures-in-stories.ts';
import { pictureSchema } from '../testing/picture-schemas.ts';
import { rootOutOfReach } from '../testing/root-in-stories.ts';
import type { LeftOut } from '../testing/route-states.ts';
import { screenOf } from '../testing/screen-story.tsx';
import * as notFound from './not-found.tsx';

const leftOut: LeftOut = {
  'signed out': 'Nobody signs in here: the page is the same for everybody.',
};

const meta = {
  title: 'Screens/NotFound',
  component: notFound.default,
  parameters: { layout: 'fullscreen', leftOut },
} satisfies Meta;

export default meta;

const screen = screenOf(notFound, {
  id: 'routes/not-found',
  at: '/sofas/old-link',
  data: z.strictObject({ path: z.string().startsWith('/'), stool: pictureSchema.or(z.undefined()) }),
});

const stool = storyPictures.product('piri-stool', 'natural', 'three-quarter');
const data = { path: '/sofas/old-link', stool };

export const Default = screen({
  pictured: true,
  data,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('searchbox', { name: 'Search the shop' })).toHaveValue('old link');
    await expect(main.getByRole('link', { name: 'Sit here meanwhile' })).toHaveAttribute(
      'href',
      '/details?id=piri-stool',
    );
  },
});

export const Loading = screen({ data, goingTo: '/' });

/** The stool has not been pictured, so it is drawn. */
export const Empty = screen({ data: { path: '/sofas/old-link', stool: undefined } });

/** The API cannot be reached either: the page needs nothing of it, the menu does. */
export const Failed = screen({ data, root: rootOutOfReach });

export const Offline = screen({ data, offline: true });

export const LongText = screen({
  data: { path: `/${'a-very-long-way-down-the-corridor/'.repeat(20)}`, stool },
});

export const Bangla = screen({ data: { path: '/বসার-ঘর/সোফা', stool } });

export const OtherCurrency = screen({ data, currency: 'USD' });

export const Dark = screen({ data, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
