import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import { newArrivalFixtures, shopTheLookFixture } from './home.fixtures.ts';
import { NewArrivals } from './new-arrivals.tsx';

const meta: Meta<typeof NewArrivals> = {
  title: 'Commerce/NewArrivals',
  component: NewArrivals,
  args: { tiles: newArrivalFixtures, room: shopTheLookFixture },
  decorators: [withRouter],
};

export default meta;
type Story = StoryObj<typeof NewArrivals>;

export const Default: Story = {
  tags: ['w320', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'See all new arrivals' })).toHaveAttribute(
      'href',
      '/new-arrival',
    );
  },
};

/** None of the items is in one of our rooms. */
export const WithoutRoom: Story = { args: { room: undefined } };
