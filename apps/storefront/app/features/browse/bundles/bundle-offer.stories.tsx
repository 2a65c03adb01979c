import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import { resetMockCart } from '../../cart/cart-page/cart.fixtures.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { diningBundleFixture, shopTheLookFixture } from '../home/home.fixtures.ts';
import { BundleOffer } from './bundle-offer.tsx';

const meta: Meta<typeof BundleOffer> = {
  title: 'Commerce/SetOffer',
  component: BundleOffer,
  args: { bundle: diningBundleFixture, headingId: 'bundles' },
  decorators: [withRouter],
  beforeEach: () => resetMockCart,
};

export default meta;
type Story = StoryObj<typeof BundleOffer>;

export const Default: Story = {
  tags: ['w320', 'forced-colours', 'rtl'],
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText(/4 × Pithha Dining Chair/)).toBeVisible();
    await step('The button adds the bundle as one line of the cart', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Add set to cart/ }));
      await expect(JSON.parse(localStorage.getItem(storageKeys.cart) ?? '')).toEqual({
        version: 1,
        lines: [{ sourceType: 'bundle', code: 'dinner-for-four', quantity: 1, seenPrice: 57_500 }],
      });
    });
  },
};

/** A bundle with a room image shows the room. */
export const InARoom: Story = {
  args: {
    bundle: {
      ...diningBundleFixture,
      backdrop: 'living',
      positions: [],
      ...(shopTheLookFixture && { room: shopTheLookFixture.day }),
    },
  },
};

/** A bundle whose items have no images shows a drawing. */
export const Drawn: Story = {
  args: {
    bundle: {
      ...diningBundleFixture,
      positions: [],
      drawing: { silhouette: 'dining-table', width: 150, depth: 86, height: 76 },
    },
  },
};

/** No saving is shown if the bundle costs as much as its items bought one by one. */
export const NoSavings: Story = {
  args: { bundle: { ...diningBundleFixture, price: diningBundleFixture.oneByOne } },
};

export const SoldOut: Story = { args: { bundle: { ...diningBundleFixture, available: false } } };
