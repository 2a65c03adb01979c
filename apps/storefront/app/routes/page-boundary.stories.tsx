import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { z } from 'zod';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as boundary from './page-boundary.tsx';

const omittedStates: OmittedStates = {
  empty: 'A page that failed has no content that could be empty.',
  'signed out': 'A page that failed is the same for everyone, signed in or not.',
  'long text': 'It has only fixed texts: nothing of the exception is shown.',
  Bangla: 'It has only fixed texts: nothing of the exception is shown.',
};

const meta = {
  title: 'Screens/PageBoundary',
  component: boundary.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(boundary, { id: 'routes/home', at: '/', data: z.undefined() });

const broken = new Error('connect ECONNREFUSED 10.0.0.7:5432');
const answer = (status: number) => ({ status, statusText: '', internal: false, data: null });

export const Default = screen({
  hasScreenshot: true,
  error: broken,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Internal Server Error');
    await expect(canvas.queryByText(/ECONNREFUSED/)).toBeNull();
  },
});

export const Loading = screen({ error: broken, goingTo: '/shop' });

/** The API is unreachable, so that the menu is missing too. */
export const Failed = screen({ error: answer(503), root: apiDownRootDataFixture });

export const NotFound = screen({ error: answer(404), at: '/shop/of-horrors' });

export const Offline = screen({ error: new TypeError('Failed to fetch'), offline: true });

export const OtherCurrency = screen({ error: broken, currency: 'INR' });

export const Dark = screen({ error: broken, globals: { theme: 'dark', viewport: { value: 'tablet' } } });
