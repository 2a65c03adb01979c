import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import { deliveryRatesFixture } from '../../browse/home/home.fixtures.ts';
import { fixtureDate } from '../../catalogue/items/item.fixtures.ts';
import { type DeliveryArea, defaultArea, useDeliveryArea } from './delivery-area-store.ts';
import { DeliveryEstimate } from './delivery-estimate.tsx';

const meta: Meta<typeof DeliveryEstimate> = {
  title: 'Commerce/DeliverySentence',
  component: DeliveryEstimate,
  args: { now: fixtureDate.toISOString(), rates: deliveryRatesFixture },
  decorators: [withRouter],
};

export default meta;
type Story = StoryObj<typeof DeliveryEstimate>;

/** Sets the delivery area as if it was selected before. */
const livesIn = (area: DeliveryArea) => () => {
  useDeliveryArea.setState({ area });
  return () => useDeliveryArea.setState({ area: defaultArea });
};

export const Default: Story = {
  tags: ['w320', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Delivering to/)).toHaveTextContent(
      'Delivering to Dhanmondi, Dhaka. Pieces in stock arrive by Sat 28 Nov for ৳800, or free on orders of ৳30,000 or more.',
    );
  },
};

/** A zone without free delivery does not mention it. */
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
