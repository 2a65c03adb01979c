import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  createBundlePageFixture,
  createDetailsPageFixtures,
  createItemDetailsDataFixture,
} from '../features/browse/item-details/data/details.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { detailsPageDataSchema } from '../testing/details-page-data-schema.ts';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as details from './details.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
};

const meta = {
  title: 'Screens/Details',
  component: details.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(details, {
  id: 'routes/details',
  at: '/details?id=meghna-3-seater',
  data: detailsPageDataSchema,
});

const states = createDetailsPageFixtures();

export const Default = screen({
  hasScreenshot: true,
  data: states.usual,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Meghna 3-Seater');
    await userEvent.click(canvas.getByRole('radio', { name: 'Rust' }));
    await expect(canvas.getByText(/Code MGN-3S-RUST/)).toBeVisible();
    // The mobile bar depends on the scroll position, and another story may have scrolled before.
    scrollTo(0, 0);
  },
});

/** A combination that is not made stays visible and says why it is unavailable. */
export const NotMade = screen({
  at: '/details?id=nokshi-shataranji-rug&sku=NKS-180-NS',
  data: { show: 'item', item: createItemDetailsDataFixture('nokshi-shataranji-rug') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Turmeric diamond' })).toBeDisabled();
    await expect(canvas.getByText(/woven on our narrow loom/)).toBeVisible();
  },
});

export const SoldOut = screen({ data: states.soldOut });

/** An item without stock, built to order. */
export const MadeToOrder = screen({
  at: '/details?id=padma-l-shape',
  data: { show: 'item', item: createItemDetailsDataFixture('padma-l-shape') },
});

/** An item of which two sizes have their own dimensions. */
export const WithSizes = screen({
  at: '/details?id=sundarban-bed',
  data: { show: 'item', item: createItemDetailsDataFixture('sundarban-bed') },
});

export const ASet = screen({
  at: '/details?id=meghna-corner',
  data: { show: 'bundle', bundle: createBundlePageFixture() },
});

export const Loading = screen({ data: states.usual, goingTo: '/details?id=sundarban-bed' });

/** No item was requested. */
export const Empty = screen({ at: '/details', data: states.noItemSelected });

/** An unknown id, with two items of similar names. */
export const Unknown = screen({
  at: '/details?id=meghna-4-seater',
  data: states.unknown,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t find this piece');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

export const Failed = screen({ root: apiDownRootDataFixture, data: states.unreachable });

/** The item could be loaded, but not the shop's settings or the stock of the showrooms. */
export const PartialData = screen({
  data: { show: 'item', item: withoutPromises() },
});

export const Offline = screen({ data: states.usual, offline: true });

export const LongText = screen({ at: '/details?id=uthan-lounger', data: states.long });

export const Bangla = screen({ data: states.bangla });

export const OtherCurrency = screen({ data: states.usual, currency: 'INR' });

export const Dark = screen({ data: states.usual, globals: { theme: 'dark', viewport: { value: 'tablet' } } });

function withoutPromises() {
  const { terms: _, outlets: __, ...rest } = createItemDetailsDataFixture('meghna-3-seater');
  return { ...rest, bundles: [], linked: [], articles: [], points: [] };
}
