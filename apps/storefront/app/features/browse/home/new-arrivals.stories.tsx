import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRouter } from '../../../testing/in-router.tsx';
import { arrivalsInStories, roomInStories } from './home-in-stories.ts';
import { NewArrivals } from './new-arrivals.tsx';

const meta: Meta<typeof NewArrivals> = {
  title: 'Commerce/NewArrivals',
  component: NewArrivals,
  args: { tiles: arrivalsInStories, room: roomInStories },
  decorators: [inRouter],
};

export default meta;
type Story = StoryObj<typeof NewArrivals>;

export const Default: Story = {
  tags: ['w320', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'All that is new' })).toHaveAttribute(
      'href',
      '/new-arrival',
    );
  },
};

/** None of the pieces stands in a room of ours. */
export const WithoutRoom: Story = { args: { room: undefined } };
