import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  createSerializedListingFixture,
  createSerializedSofaListingFixture,
  listingBannerFixture,
  listingJsonSchema,
  noResultsFixture,
  serializedSofaListingFixture,
  sofaListingQueryFixture,
} from '../features/browse/listing/data/listing.fixtures.ts';
import { createItemCardFixtures } from '../features/catalogue/items/item.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as shop from './shop.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
};

const meta = {
  title: 'Screens/Shop',
  component: shop.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const at = '/shop?categoryId=sofas';
const screen = createPageStoryFactory(shop, { id: 'routes/shop', at, data: listingJsonSchema });

const search = (query: string) => ({ ...sofaListingQueryFixture, categoryName: 'all', query });
const searched = (query: string) => `/shop?${new URLSearchParams({ query, categoryName: 'all' })}`;

export const Default = screen({
  hasScreenshot: true,
  data: serializedSofaListingFixture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sofas');
    await expect(canvas.getByRole('link', { name: /Show the next/ })).toBeVisible();
  },
});

/** The page of a room starts with the room's scene. */
export const Room = screen({
  at: '/shop?categoryId=living-room',
  data: createSerializedListingFixture({
    address: { ...sofaListingQueryFixture, categoryId: 'living-room' },
    ...listingBannerFixture,
  }),
});

export const Filtered = screen({
  at: `${at}&color=Ash&color=Teal&maxPrice=60000&inStock=true`,
  data: createSerializedListingFixture({
    address: {
      ...sofaListingQueryFixture,
      facets: { color: ['Ash', 'Teal'] },
      maxPrice: 60_000,
      inStock: true,
    },
    tiles: createItemCardFixtures(['meghna-3-seater', 'meghna-2-seater']),
    total: 2,
  }),
});

/** On phones the filters are in a sheet, whose button shows the number of results. */
export const FilterSheet = screen({
  data: serializedSofaListingFixture,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Filters/ }));
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Filters' });
    // Its content is not visible until it has slid in.
    const show = within(sheet).getByRole('button', { name: 'Show 31 pieces' });
    await waitFor(() => expect(show).toBeVisible());
  },
});

export const Found = screen({
  at: searched('chiar'),
  data: createSerializedListingFixture({
    address: search('chiar'),
    tiles: createItemCardFixtures(['pithha-dining-chair', 'dadu-rocking-chair', 'koel-accent-chair']),
    total: 3,
    categories: { dining: 1, 'living-room': 2 },
    didYouMean: 'chair',
  }),
});

export const Loading = screen({ data: serializedSofaListingFixture, goingTo: '/shop?categoryId=beds' });

export const Empty = screen({
  at: searched('helicopter'),
  data: createSerializedListingFixture({ ...noResultsFixture, address: search('helicopter') }),
});

/** The list could not be loaded, which differs from an empty result. */
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

export const OtherCurrency = screen({ data: serializedSofaListingFixture, currency: 'INR' });

export const Dark = screen({
  data: serializedSofaListingFixture,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});
