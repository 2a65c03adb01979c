import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  listingInStories,
  listingSchema,
  nothingInStories,
  sofas,
  sofasAt,
  sofasInStories,
} from '../features/browse/listing/data/listing-in-stories.ts';
import { tilesInStories } from '../features/catalogue/items/items-in-stories.ts';
import { rootOutOfReach } from '../testing/root-in-stories.ts';
import type { LeftOut } from '../testing/route-states.ts';
import { screenOf } from '../testing/screen-story.tsx';
import * as shopV1 from './shop-v1.tsx';

const leftOut: LeftOut = {
  'signed out': 'Nobody signs in here: the page is the same for everybody.',
};

const meta = {
  title: 'Screens/Shop, filters in a bar',
  component: shopV1.default,
  parameters: { layout: 'fullscreen', leftOut },
} satisfies Meta;

export default meta;

const at = '/shopV1?categoryId=sofas';
const screen = screenOf(shopV1, { id: 'routes/shop-v1', at, data: listingSchema });

const search = (query: string) => ({ ...sofas, categoryName: 'all', query });
const searched = (query: string) => `/shopV1?${new URLSearchParams({ query, categoryName: 'all' })}`;

export const Default = screen({
  pictured: true,
  data: sofasInStories,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sofas');
    await expect(canvas.getByRole('link', { name: /Show the next/ })).toBeVisible();
  },
});

export const Filtered = screen({
  at: `${at}&color=Ash&onOffer=true`,
  data: listingInStories({
    address: { ...sofas, facets: { color: ['Ash'] }, onOffer: true },
    tiles: tilesInStories(['meghna-3-seater', 'meghna-2-seater']),
    total: 2,
  }),
});

export const Loading = screen({ data: sofasInStories, goingTo: '/shopV1?categoryId=beds' });

export const Empty = screen({
  at: `${at}&minWidth=900`,
  data: listingInStories({ ...nothingInStories, address: { ...sofas, minWidth: 900 } }),
});

export const Failed = screen({
  root: rootOutOfReach,
  data: listingInStories({ ...nothingInStories, reached: false }),
});

export const Offline = screen({ data: sofasInStories, offline: true });

const longQuery =
  'a sofa that folds out into a bed for two and fits into a lift of one metre and ten, in teal';

export const LongText = screen({
  at: searched(longQuery),
  data: sofasAt(search(longQuery)),
});

export const Bangla = screen({
  at: searched('বসার ঘরের সোফা'),
  data: listingInStories({ address: search('বসার ঘরের সোফা'), total: 7 }),
});

export const OtherCurrency = screen({ data: sofasInStories, currency: 'USD' });

export const Dark = screen({
  data: sofasInStories,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});
