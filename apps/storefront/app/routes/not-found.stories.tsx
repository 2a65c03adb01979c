import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { z } from 'zod';
import { imageIndexFixture } from '../features/platform/images/image.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { responsiveImageSchema } from '../testing/image-schemas.ts';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as notFound from './not-found.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
};

const meta = {
  title: 'Screens/NotFound',
  component: notFound.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(notFound, {
  id: 'routes/not-found',
  at: '/sofas/old-link',
  data: z.strictObject({ path: z.string().startsWith('/'), stool: responsiveImageSchema.or(z.undefined()) }),
});

const stool = imageIndexFixture.product('piri-stool', 'natural', 'three-quarter');
const data = { path: '/sofas/old-link', stool };

export const Default = screen({
  hasScreenshot: true,
  data,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('searchbox', { name: 'Search the shop' })).toHaveValue('old link');
    await expect(main.getByRole('link', { name: 'Sit here in the meantime' })).toHaveAttribute(
      'href',
      '/details?id=piri-stool',
    );
  },
});

export const Loading = screen({ data, goingTo: '/' });

/** Without an image, the stool is drawn. */
export const Empty = screen({ data: { path: '/sofas/old-link', stool: undefined } });

/** The API is unreachable as well: the page does not need it, but the menu does. */
export const Failed = screen({ data, root: apiDownRootDataFixture });

export const Offline = screen({ data, offline: true });

export const LongText = screen({
  data: { path: `/${'a-very-long-way-down-the-corridor/'.repeat(20)}`, stool },
});

export const Bangla = screen({ data: { path: '/বসার-ঘর/সোফা', stool } });

export const OtherCurrency = screen({ data, currency: 'USD' });

export const Dark = screen({ data, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
