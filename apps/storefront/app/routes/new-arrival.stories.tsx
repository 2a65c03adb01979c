import { image } from '@piri/contract/images';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { z } from 'zod';
import { newArrivalFixtures } from '../features/browse/home/home.fixtures.ts';
import { newArrivalSlideFixtures } from '../features/browse/new-arrival/new-arrival.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { itemCardSchema } from '../testing/item-card-schema.ts';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as newArrival from './new-arrival.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
};

const meta = {
  title: 'Screens/New arrivals',
  component: newArrival.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const imageSchema = image
  .pick({ path: true, widths: true, width: true, height: true, outline: true, alt: true, colour: true })
  .strict();

const screen = createPageStoryFactory(newArrival, {
  id: 'routes/new-arrival',
  at: '/new-arrival',
  data: z.strictObject({
    loaded: z.boolean(),
    tiles: z.array(itemCardSchema).max(24),
    slides: z.array(
      z.strictObject({
        title: z.string(),
        text: z.string().exactOptional(),
        image: imageSchema,
        link: z.strictObject({ label: z.string(), to: z.string() }).exactOptional(),
      }),
    ),
  }),
});

const data = { loaded: true, tiles: newArrivalFixtures, slides: newArrivalSlideFixtures };

export const Default = screen({
  hasScreenshot: true,
  data,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('New arrivals');
    await expect(main.getAllByRole('article')).toHaveLength(newArrivalFixtures.length);
    await expect(main.getByRole('button', { name: /^(Pause|Play)$/ })).toBeVisible();
  },
});

/** Without announcements, only the items are shown. */
export const WithoutSlides = screen({ data: { ...data, slides: [] } });

export const Loading = screen({ data, goingTo: '/shop' });

export const Empty = screen({
  data: { loaded: true, tiles: [], slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all furniture' })).toHaveAttribute(
      'href',
      '/shop?categoryName=all',
    );
    const rooms = within(canvas.getByRole('navigation', { name: 'Browse by room' }));
    await expect(rooms.getAllByRole('link').length).toBeGreaterThan(2);
  },
});

export const Failed = screen({
  data: { loaded: false, tiles: [], slides: [] },
  root: apiDownRootDataFixture,
  play: async ({ canvas }) => {
    // In the page's alert and in place of the items.
    for (const again of canvas.getAllByRole('link', { name: 'Try again' })) {
      await expect(again).toHaveAttribute('href', '/new-arrival');
    }
  },
});

export const Offline = screen({ data, offline: true });

const longName =
  'Meghna three-seater with broad arms, a loose cover in handwoven cotton and six cushions in two sizes';

export const LongText = screen({
  data: {
    ...data,
    tiles: data.tiles.map((tile) => ({ ...tile, title: longName })),
    slides: data.slides.map((slide) => ({ ...slide, title: longName, text: `${longName}. ${longName}.` })),
  },
});

export const Bangla = screen({
  data: {
    ...data,
    tiles: data.tiles.map((tile) => ({ ...tile, title: 'কোয়েল আরাম চেয়ার', subtitle: 'সেগুন কাঠ' })),
  },
});

export const OtherCurrency = screen({ data, currency: 'INR' });

export const Dark = screen({ data, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
