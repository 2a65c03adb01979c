import { shopSettings } from '@piri/contract/settings';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { z } from 'zod';
import { shopSettingsFixture } from '../features/browse/item-details/data/details.fixtures.ts';
import { fixtureDate } from '../features/catalogue/items/item.fixtures.ts';
import { articleDataShape, createArticleFixture } from '../features/content/articles/article.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as shipping from './shipping.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
};

const meta = {
  title: 'Screens/Shipping',
  component: shipping.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const { delivery } = shopSettings.shape;
const screen = createPageStoryFactory(shipping, {
  id: 'routes/shipping',
  at: '/shipping',
  data: z.strictObject({ ...articleDataShape, now: z.iso.datetime(), delivery: delivery.exactOptional() }),
});

const now = fixtureDate.toISOString();
const article = createArticleFixture('shipping');
const data = { loaded: true, article, now, delivery: shopSettingsFixture.delivery };

export const Default = screen({
  hasScreenshot: true,
  data,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Delivery charges' }));
    await expect(table.getAllByRole('row')).toHaveLength(1 + shopSettingsFixture.delivery.zones.length);
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    for (const link of contents.getAllByRole<HTMLAnchorElement>('link')) {
      await expect(document.getElementById(decodeURIComponent(link.hash.slice(1)))).toBeVisible();
    }
  },
});

export const Loading = screen({ data, goingTo: '/shop' });

/** Without the article, only the delivery charges are shown. */
export const Empty = screen({ data: { loaded: true, now, delivery: shopSettingsFixture.delivery } });

export const Failed = screen({ data: { loaded: false, now }, root: apiDownRootDataFixture });

export const Offline = screen({ data, offline: true });

const endless =
  'Two people carry everything into the room you choose, whatever it weighs and however the stairs turn. ';

export const LongText = screen({
  data: {
    ...data,
    article: {
      ...article,
      title: endless,
      sections: article.sections.map((section, index) => ({
        ...section,
        heading: `${index + 1}. ${endless}`,
        text: [[endless.repeat(20)]],
      })),
    },
  },
});

export const Bangla = screen({
  data: {
    ...data,
    article: {
      ...article,
      title: 'ডেলিভারি ও খরচ',
      sections: article.sections.map((section, index) => ({
        ...section,
        heading: `কত দিনে আসে, ${'১২৩৪৫৬৭৮৯'[index]}`,
        text: [['ঢাকায় তিন থেকে সাত দিন।']],
      })),
    },
  },
});

export const OtherCurrency = screen({ data, currency: 'USD' });

export const Dark = screen({ data, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
