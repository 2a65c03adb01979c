import { measures } from '@piri/contract/measures';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { z } from 'zod';
import { answersFor } from '../features/browse/fit-check/answers.ts';
import { measuresIn, type TypedHome } from '../features/browse/fit-check/home-measures.ts';
import { units } from '../features/browse/fit-check/lengths.ts';
import type { FitData } from '../features/browse/fit-check/load-fit.ts';
import { measureNames } from '../features/browse/fit-check/measure-names.ts';
import { pieceInStories } from '../features/browse/item-details/data/details-in-stories.ts';
import { rootOutOfReach } from '../testing/root-in-stories.ts';
import type { LeftOut } from '../testing/route-states.ts';
import { screenOf } from '../testing/screen-story.tsx';
import * as willItFit from './will-it-fit.tsx';

const leftOut: LeftOut = {
  'signed out': 'Nobody signs in here: the page is the same for everybody.',
  'other currency': 'Nothing on this page has a price.',
};

const meta = {
  title: 'Screens/Will it fit',
  component: willItFit.default,
  parameters: { layout: 'fullscreen', leftOut },
} satisfies Meta;

export default meta;

const rectangle = z.strictObject({ width: z.number().positive(), height: z.number().positive() });
const fit = z.strictObject({
  home: z.strictObject({
    unit: z.enum(units),
    typed: z.partialRecord(z.enum(measureNames), z.string().max(20)),
  }),
  piece: z
    .strictObject({
      id: z.string(),
      sku: z.string(),
      title: z.string(),
      silhouette: z.string(),
      dimensions: measures.shape.dimensions.strict(),
    })
    .optional(),
  answers: z.array(
    z.strictObject({
      way: z.enum(['door', 'stair', 'lift', 'room']),
      fits: z.boolean(),
      sentence: z.string(),
      frame: rectangle,
      load: rectangle,
    }),
  ),
  reached: z.boolean(),
  pieces: z.array(z.strictObject({ id: z.string(), title: z.string() })),
});

const screen = screenOf(willItFit, {
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
  pictured: true,
  data: tried('meghna-3-seater', home),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Through the door: yes/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /In the lift: no/ })).toBeVisible();
  },
});

/** A piece has been chosen, and nothing measured yet. */
export const NothingMeasured = screen({ data: tried('sundarban-bed', inCentimetres({})) });

/** It was sent with nothing that could be tried. */
export const TooLittle = screen({
  at: '/will-it-fit?id=sundarban-bed&doorWidth=&landing=90',
  data: tried('sundarban-bed', inCentimetres({ landing: '90' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is nothing to try it against yet/)).toBeVisible();
  },
});

/** A carpenter’s rule: everything in inches, also the answers. */
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

/** Whoever came without a piece chooses one. */
export const Empty = screen({
  at: '/will-it-fit',
  data: { home: inCentimetres({}), answers: [], reached: true, pieces: pieces() },
});

export const Failed = screen({
  root: rootOutOfReach,
  data: { home, answers: [], reached: false, pieces: [] },
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

function inCentimetres(typed: TypedHome['typed']): TypedHome {
  return { unit: 'cm', typed };
}

function tried(id: string, home: TypedHome, own?: string): FitData {
  const { title, silhouette, measures, skus } = pieceInStories(id);
  const piece = {
    id,
    sku: skus[0]?.code ?? '',
    title: own ?? title,
    silhouette,
    dimensions: measures.dimensions,
  };
  return {
    home,
    piece,
    answers: answersFor(measures, measuresIn(home), home.unit),
    reached: true,
    pieces: pieces(),
  };
}

function pieces() {
  return ['meghna-3-seater', 'sundarban-bed', 'piri-stool'].map((id) => ({
    id,
    title: pieceInStories(id).title,
  }));
}
