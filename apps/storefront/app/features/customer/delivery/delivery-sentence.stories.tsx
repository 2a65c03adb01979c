import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRouter } from '../../../testing/in-router.tsx';
import { roadInStories } from '../../browse/home/home-in-stories.ts';
import { dayOfStories } from '../../catalogue/items/items-in-stories.ts';
import { type DeliveryPlace, useDeliveryPlace, usualPlace } from './delivery-place.ts';
import { DeliverySentence } from './delivery-sentence.tsx';

const meta: Meta<typeof DeliverySentence> = {
  title: 'Commerce/DeliverySentence',
  component: DeliverySentence,
  args: { now: dayOfStories.toISOString(), table: roadInStories },
  decorators: [inRouter],
};

export default meta;
type Story = StoryObj<typeof DeliverySentence>;

/** Somebody has chosen this place before. */
const livesIn = (place: DeliveryPlace) => () => {
  useDeliveryPlace.setState({ place });
  return () => useDeliveryPlace.setState({ place: usualPlace });
};

export const Default: Story = {
  tags: ['w320', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Delivering to/)).toHaveTextContent(
      'Delivering to Dhanmondi, Dhaka. A piece from our store comes by Sat 28 Nov for ৳800, or free from ৳30,000.',
    );
  },
};

/** A road that is never free says nothing about it. */
export const FarAway: Story = {
  beforeEach: livesIn({ name: 'Teknaf', district: "Cox's Bazar", zoneId: 'elsewhere' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Delivering to/)).toHaveTextContent('for ৳2,800.');
    await expect(canvas.queryByText(/is free/)).toBeNull();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: livesIn({
    name: 'Tejgaon Industrial Area',
    district: 'Brahmanbaria',
    zoneId: 'divisional-cities',
  }),
};
