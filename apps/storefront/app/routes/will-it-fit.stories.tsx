import { measurements } from '@piri/contract/measurements';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { z } from 'zod';
import { checkFitAtCheckpoints } from '../features/browse/fit-check/check-fit-at-checkpoints.ts';
import { homeDimensionParamNames } from '../features/browse/fit-check/home-dimension-param-names.ts';
import {
  type HomeDimensionsFormValues,
  toHomeDimensions,
} from '../features/browse/fit-check/home-dimensions.ts';
import { units } from '../features/browse/fit-check/lengths.ts';
import type { FitData } from '../features/browse/fit-check/load-fit.ts';
import { createItemDetailsDataFixture } from '../features/browse/item-details/data/details.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as willItFit from './will-it-fit.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
  'other currency': 'Nothing on this page has a price.',
};

const meta = {
  title: 'Screens/Will it fit',
  component: willItFit.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const rectangle = z.strictObject({ width: z.number().positive(), height: z.number().positive() });
const fit = z.strictObject({
  home: z.strictObject({
    unit: z.enum(units),
    typed: z.partialRecord(z.enum(homeDimensionParamNames), z.string().max(20)),
  }),
  item: z
    .strictObject({
      id: z.string(),
      sku: z.string(),
      title: z.string(),
      silhouette: z.string(),
      dimensions: measurements.shape.dimensions.strict(),
    })
    .optional(),
  results: z.array(
    z.strictObject({
      checkpoint: z.enum(['door', 'stair', 'lift', 'room']),
      fits: z.boolean(),
      sentence: z.string(),
      frame: rectangle,
      load: rectangle,
    }),
  ),
  loaded: z.boolean(),
  items: z.array(z.strictObject({ id: z.string(), title: z.string() })),
});

const screen = createPageStoryFactory(willItFit, {
  id: 'routes/will-it-fit',
  at: '/will-it-fit?id=meghna-3-seater',
  data: z.custom<FitData>((data) => fit.parse(data)),
});

const home = inCentimetres({
  doorWidth: '75',
  doorHeight: '200',
  stairWidth: '100',
  landing: '100',
  liftWidth: '70',
  liftDepth: '100',
  roomWidth: '320',
  roomDepth: '400',
});

export const Default = screen({
  hasScreenshot: true,
  data: tried('meghna-3-seater', home),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Through the door: yes/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /In the lift: no/ })).toBeVisible();
  },
});

/** An item is selected, but no dimension is entered. */
export const NothingMeasured = screen({ data: tried('sundarban-bed', inCentimetres({})) });

/** The form was sent without enough dimensions. */
export const TooLittle = screen({
  at: '/will-it-fit?id=sundarban-bed&doorWidth=&landing=90',
  data: tried('sundarban-bed', inCentimetres({ landing: '90' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Enter at least one measurement/)).toBeVisible();
  },
});

/** Entries and results in inches. */
export const Inches = screen({
  at: '/will-it-fit?id=meghna-3-seater&unit=in',
  data: tried('meghna-3-seater', {
    unit: 'in',
    typed: { doorWidth: '29½', roomWidth: '10\' 6"', roomDepth: '60' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Inches' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText(/^Your door 29½ in × 78¾ in/)).toBeVisible();
  },
});

export const Loading = screen({
  data: tried('meghna-3-seater', home),
  goingTo: '/will-it-fit?id=piri-stool',
});

/** Without an item, the visitor selects one. */
export const Empty = screen({
  at: '/will-it-fit',
  data: { home: inCentimetres({}), results: [], loaded: true, items: listItems() },
});

export const Failed = screen({
  root: apiDownRootDataFixture,
  data: { home, results: [], loaded: false, items: [] },
});

export const Offline = screen({ data: tried('meghna-3-seater', home), offline: true });

export const LongText = screen({ data: tried('uthan-lounger', home) });

export const Bangla = screen({
  data: tried('meghna-3-seater', home, 'মেঘনা তিন সিটের সোফা'),
});

export const Dark = screen({
  data: tried('meghna-3-seater', home),
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
});

function inCentimetres(typed: HomeDimensionsFormValues['typed']): HomeDimensionsFormValues {
  return { unit: 'cm', typed };
}

function tried(id: string, home: HomeDimensionsFormValues, own?: string): FitData {
  const { title, silhouette, measures, skus } = createItemDetailsDataFixture(id);
  const item = {
    id,
    sku: skus[0]?.code ?? '',
    title: own ?? title,
    silhouette,
    dimensions: measures.dimensions,
  };
  return {
    home,
    item,
    results: checkFitAtCheckpoints(measures, toHomeDimensions(home), home.unit),
    loaded: true,
    items: listItems(),
  };
}

function listItems() {
  return ['meghna-3-seater', 'sundarban-bed', 'piri-stool'].map((id) => ({
    id,
    title: createItemDetailsDataFixture(id).title,
  }));
}
