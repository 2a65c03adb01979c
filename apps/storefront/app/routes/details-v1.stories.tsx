import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createDetailsPageFixtures } from '../features/browse/item-details/data/details.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { detailsPageDataSchema } from '../testing/details-page-data-schema.ts';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as detailsV1 from './details-v1.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
};

const meta = {
  title: 'Screens/Details, told at length',
  component: detailsV1.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const at = '/detailsV1?id=meghna-3-seater';
const screen = createPageStoryFactory(detailsV1, {
  id: 'routes/details-v1',
  at,
  data: detailsPageDataSchema,
});
const states = createDetailsPageFixtures();

export const Default = screen({
  hasScreenshot: true,
  data: states.usual,
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    for (const link of contents.getAllByRole('link')) {
      const chapter = link.getAttribute('href')?.slice(1) ?? '';
      await expect(link.ownerDocument.getElementById(chapter)).toBeVisible();
    }
    // The mobile bar depends on the scroll position, and another story may have scrolled before.
    scrollTo(0, 0);
  },
});

export const SoldOut = screen({ data: states.soldOut });

export const Loading = screen({ data: states.usual, goingTo: '/detailsV1?id=sundarban-bed' });

/** No item was requested. The same as in the other layout, since there is no item to show. */
export const Empty = screen({
  at: '/detailsV1',
  data: states.noItemSelected,
});

export const Failed = screen({ root: apiDownRootDataFixture, data: states.unreachable });

export const Offline = screen({ data: states.usual, offline: true });

export const LongText = screen({ at: '/detailsV1?id=uthan-lounger', data: states.long });

export const Bangla = screen({ data: states.bangla });

export const OtherCurrency = screen({ data: states.usual, currency: 'INR' });

export const Dark = screen({
  data: states.usual,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});
