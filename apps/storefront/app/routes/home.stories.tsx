import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { emptyHomeFixture, homeFixture, homeJsonSchema } from '../features/browse/home/home.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as home from './home.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
};

const meta = {
  title: 'Screens/Home',
  component: home.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(home, { id: 'index', at: '/', data: homeJsonSchema });

const { scene, categoryImages } = homeFixture;
const ownImages = { ...(scene && { scene }), categoryImages };

const data = JSON.stringify(homeFixture);

export const Default = screen({
  hasScreenshot: true,
  data,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('First,');
    await expect(main.getByRole('heading', { name: 'New arrivals' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'All 90 pieces' })).toBeVisible();
  },
});

export const Loading = screen({ data, goingTo: '/shop' });

/** Without images and items, the text has no image, and each room shows its drawing. */
export const Empty = screen({ data: JSON.stringify(emptyHomeFixture) });

/** The API is unreachable. The images are the shop's own and remain; data from the API is missing. */
export const Failed = screen({
  data: JSON.stringify({ ...emptyHomeFixture, ...ownImages }),
  root: apiDownRootDataFixture,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(/We can’t load the rooms/)).toBeVisible();
    await expect(main.queryByRole('heading', { name: 'New arrivals' })).toBeNull();
  },
});

export const Offline = screen({ data, offline: true });

const longName =
  'Meghna three-seater with broad arms, a loose cover in handwoven cotton and six cushions in two sizes';

export const LongText = screen({
  data: JSON.stringify({
    ...homeFixture,
    spots: homeFixture.spots.map((spot) => ({ ...spot, title: longName })),
    arrivals: homeFixture.arrivals.map((tile) => ({ ...tile, title: longName })),
    bundle: {
      ...homeFixture.bundle,
      title: longName,
      sentence: `${longName}. ${longName}. ${longName}.`,
      parts: homeFixture.bundle.parts.map((part) => ({ ...part, title: longName })),
    },
  }),
});

export const Bangla = screen({
  data: JSON.stringify({
    ...homeFixture,
    arrivals: homeFixture.arrivals.map((tile) => ({
      ...tile,
      title: 'কোয়েল আরাম চেয়ার',
      subtitle: 'সেগুন কাঠ, তাঁতের কাপড়',
    })),
  }),
});

export const OtherCurrency = screen({ data, currency: 'USD' });

export const Dark = screen({ data, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
