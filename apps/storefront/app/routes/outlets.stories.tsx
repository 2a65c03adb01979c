import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  createOutletsPageFixture,
  outletsPageDataSchema,
} from '../features/content/outlets/outlet.fixtures.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as outlets from './outlets.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
  'other currency': 'Nothing on this page has a price.',
};

const meta = {
  title: 'Screens/Outlets',
  component: outlets.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(outlets, {
  id: 'routes/outlets',
  at: '/outlets',
  data: outletsPageDataSchema,
});

export const Default = screen({
  hasScreenshot: true,
  data: createOutletsPageFixture({ division: 'dhaka', sku: 'MGN-3S-ASH' }),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('article')).toHaveLength(4);
    await expect(main.getByText(/Stock shown for/)).toHaveTextContent('Meghna 3-Seater, Ash');
    const map = within(main.getByRole('navigation', { name: 'Map of the divisions' }));
    await expect(map.getAllByRole('link')).toHaveLength(8);
    await expect(map.getByRole('link', { current: true })).toHaveTextContent('Dhaka4 showrooms');
  },
});

/** Without a selection: all showrooms by division. */
export const All = screen({ data: createOutletsPageFixture() });

export const UnknownPiece = screen({ data: { ...createOutletsPageFixture(), unknownSku: 'NO-SUCH-PIECE' } });

export const Loading = screen({ data: createOutletsPageFixture(), goingTo: '/outlets?division=sylhet' });

export const Empty = screen({ data: createOutletsPageFixture({ division: 'mymensingh' }) });

export const Failed = screen({
  data: { loaded: false, outlets: [], counts: {} },
  root: apiDownRootDataFixture,
});

export const Offline = screen({ data: createOutletsPageFixture(), offline: true });

const longName = 'Chattogram, Agrabad Commercial Area, the second house behind the exchange';
const all = createOutletsPageFixture();

export const LongText = screen({
  data: {
    ...all,
    outlets: all.outlets.map((outlet) => ({
      ...outlet,
      name: longName,
      address: [`${longName}, ${longName}`],
    })),
  },
});

export const Bangla = screen({
  data: {
    ...all,
    outlets: all.outlets.map((outlet) => ({ ...outlet, name: 'ধানমন্ডি', address: ['নিচতলা, শিমুল হাউস'] })),
  },
});

export const Dark = screen({ data: all, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
