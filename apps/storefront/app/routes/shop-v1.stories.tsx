import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  createSerializedListingFixture,
  createSerializedSofaListingFixture,
  listingJsonSchema,
  noResultsFixture,
  serializedSofaListingFixture,
  sofaListingQueryFixture,
} from '../features/browse/listing/data/listing.fixtures.ts';
import { createItemCardFixtures } from '../features/catalogue/items/item.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as shopV1 from './shop-v1.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
};

const meta = {
  title: 'Screens/Shop, filters in a bar',
  component: shopV1.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const at = '/shopV1?categoryId=sofas';
const screen = createPageStoryFactory(shopV1, { id: 'routes/shop-v1', at, data: listingJsonSchema });

const search = (query: string) => ({ ...sofaListingQueryFixture, categoryName: 'all', query });
const searched = (query: string) => `/shopV1?${new URLSearchParams({ query, categoryName: 'all' })}`;

export const Default = screen({
  hasScreenshot: true,
  data: serializedSofaListingFixture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sofas');
    await expect(canvas.getByRole('link', { name: /Show the next/ })).toBeVisible();
  },
});

export const Filtered = screen({
  at: `${at}&color=Ash&onOffer=true`,
  data: createSerializedListingFixture({
    address: { ...sofaListingQueryFixture, facets: { color: ['Ash'] }, onOffer: true },
    tiles: createItemCardFixtures(['meghna-3-seater', 'meghna-2-seater']),
    total: 2,
  }),
});

export const Loading = screen({ data: serializedSofaListingFixture, goingTo: '/shopV1?categoryId=beds' });

export const Empty = screen({
  at: `${at}&minWidth=900`,
  data: createSerializedListingFixture({
    ...noResultsFixture,
    address: { ...sofaListingQueryFixture, minWidth: 900 },
  }),
});

export const Failed = screen({
  root: apiDownRootDataFixture,
  data: createSerializedListingFixture({ ...noResultsFixture, loaded: false }),
});

export const Offline = screen({ data: serializedSofaListingFixture, offline: true });

const longQuery =
  'a sofa that folds out into a bed for two and fits into a lift of one metre and ten, in teal';

export const LongText = screen({
  at: searched(longQuery),
  data: createSerializedSofaListingFixture(search(longQuery)),
});

export const Bangla = screen({
  at: searched('বসার ঘরের সোফা'),
  data: createSerializedListingFixture({ address: search('বসার ঘরের সোফা'), total: 7 }),
});

export const OtherCurrency = screen({ data: serializedSofaListingFixture, currency: 'USD' });

export const Dark = screen({
  data: serializedSofaListingFixture,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});
