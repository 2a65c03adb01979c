import { backdrop } from '@piri/contract/categories';
import { image } from '@piri/contract/images';
import { measurements } from '@piri/contract/measurements';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { z } from 'zod';
import type { CompareData } from '../features/browse/compare/compare-data.ts';
import { toComparedItem } from '../features/browse/compare/load-compare.ts';
import {
  createItemDetailsResponseFixture,
  shopSettingsFixture,
} from '../features/browse/item-details/data/details.fixtures.ts';
import { getCompareHref } from '../features/catalogue/items/get-compare-href.ts';
import { fixtureDate } from '../features/catalogue/items/item.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as compare from './compare.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
};

const meta = {
  title: 'Screens/Compare',
  component: compare.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const compared = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        backdrop: backdrop.optional(),
        silhouette: z.string(),
        image: image
          .pick({ path: true, widths: true, width: true, height: true, outline: true })
          .strict()
          .optional(),
        price: z.int(),
        listPrice: z.int().optional(),
        from: z.literal(true).optional(),
        measures: measurements.strict(),
        materials: z.array(z.string()),
        warrantyMonths: z.int(),
        arrival: z.string(),
      }),
    )
    .max(3),
  unknown: z.array(z.string()),
  choices: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  loaded: z.boolean(),
});

const sofas = ['meghna-3-seater', 'meghna-2-seater', 'teesta-sofa-cum-bed'];
const screen = createPageStoryFactory(compare, {
  id: 'routes/compare',
  at: getCompareHref(sofas),
  data: z.custom<CompareData>((data) => compared.parse(data)),
});

export const Default = screen({
  hasScreenshot: true,
  data: sideBySide(sofas),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'The pieces compared' }));
    await expect(table.getByRole('row', { name: /^Width 205 cm/ })).toBeVisible();
    await expect(table.getAllByRole('link', { name: /^Remove/ })).toHaveLength(3);
  },
});

/** A rug and a lamp side by side, and a requested id that is unknown. */
export const OfAllKinds = screen({
  data: { ...sideBySide(['nokshi-shataranji-rug', 'kans-pendant-lamp']), unknown: ['helicopter'] },
});

/** One item, with room for another. */
export const Single = screen({ data: sideBySide(['sundarban-bed']) });

export const Loading = screen({ data: sideBySide(sofas), goingTo: getCompareHref(['piri-stool']) });

export const Empty = screen({ at: '/compare', data: sideBySide([]) });

export const Failed = screen({
  root: apiDownRootDataFixture,
  data: { ...sideBySide([]), choices: [], loaded: false },
});

export const Offline = screen({ data: sideBySide(sofas), offline: true });

export const LongText = screen({ data: sideBySide(['uthan-lounger', 'meghna-2-seater']) });

export const Bangla = screen({
  data: {
    ...sideBySide([]),
    items: sideBySide(sofas).items.map((item) => ({ ...item, title: 'মেঘনা তিন সিটের সোফা' })),
  },
});

export const OtherCurrency = screen({ data: sideBySide(sofas), currency: 'INR' });

export const Dark = screen({
  data: sideBySide(sofas),
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});

function sideBySide(ids: string[]): CompareData {
  const promises = { now: fixtureDate, ...shopSettingsFixture };
  const choices = [...sofas, 'koel-accent-chair'].map((id) => ({
    id,
    title: createItemDetailsResponseFixture(id).title,
  }));
  const items = ids.map((id) => toComparedItem(createItemDetailsResponseFixture(id), promises));
  return { items, unknown: [], choices, loaded: true };
}
