import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inRouter } from '../../../testing/in-router.tsx';
import { leaveNoCart } from '../../cart/cart-page/cart-in-stories.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { dinnerInStories, roomInStories } from '../home/home-in-stories.ts';
import { SetOffer } from './set-offer.tsx';

const meta: Meta<typeof SetOffer> = {
  title: 'Commerce/SetOffer',
  component: SetOffer,
  args: { set: dinnerInStories, headingId: 'set' },
  decorators: [inRouter],
  beforeEach: () => leaveNoCart,
};

export default meta;
type Story = StoryObj<typeof SetOffer>;

export const Default: Story = {
  tags: ['w320', 'forced-colours', 'rtl'],
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText(/4 × Pithha Dining Chair/)).toBeVisible();
    await step('the set is one line of the cart', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Add the set to cart/ }));
      await expect(JSON.parse(localStorage.getItem(storageKeys.cart) ?? '')).toEqual({
        version: 1,
        lines: [{ sourceType: 'bundle', code: 'dinner-for-four', quantity: 1, seenPrice: 57_500 }],
      });
    });
  },
};

/** A set that has been pictured in a room is shown in it. */
export const InARoom: Story = {
  args: {
    set: {
      ...dinnerInStories,
      stage: 'living',
      places: [],
      ...(roomInStories && { room: roomInStories.day }),
    },
  },
};

/** None of its pieces is pictured yet. */
export const Drawn: Story = {
  args: {
    set: {
      ...dinnerInStories,
      places: [],
      drawing: { outline: 'dining-table', width: 150, depth: 86, height: 76 },
    },
  },
};

/** What costs as much together as one by one is not called a saving. */
export const NothingKept: Story = { args: { set: { ...dinnerInStories, price: dinnerInStories.oneByOne } } };

export const SoldOut: Story = { args: { set: { ...dinnerInStories, available: false } } };
