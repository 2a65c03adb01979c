import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import { createItemCardFixtures } from '../../catalogue/items/item.fixtures.ts';
import type { WishlistCardData } from '../../customer/wishlist/fetch-wishlist-page.ts';
import { WishlistList } from './wishlist-list.tsx';

const entries: WishlistCardData[] = createItemCardFixtures([
  'koel-accent-chair',
  'sundarban-bed',
  'piri-stool',
  'pithha-dining-chair',
]).map((tile) => ({
  wishlistId: tile.id,
  itemId: tile.id,
  skuCode: '',
  title: tile.title,
  tile,
  toCart: { sourceType: 'item', code: tile.id },
}));

const meta: Meta<typeof WishlistList> = {
  title: 'Commerce/WishlistList',
  component: WishlistList,
  args: { page: 1, entries, total: entries.length },
  decorators: [withRouter],
};

export default meta;
type Story = StoryObj<typeof WishlistList>;

export const Default: Story = {
  tags: ['w320', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Move to cart: Koel Accent Chair' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove: Koel Accent Chair' })).toBeVisible();
  },
};

/** One item is sold out and one is discontinued: both say so and can be removed. */
export const SoldOutItems: Story = {
  args: {
    entries: entries.slice(0, 2).map(({ toCart: _, tile, ...entry }, index) => ({
      ...entry,
      ...(index === 0 && tile && { tile: { ...tile, arrival: 'Sold out', soldOut: true } }),
    })),
    total: 2,
  },
};

/** A wishlist of more than ten items has pages with their own addresses. */
export const Pages: Story = { args: { total: 34 } };

export const Empty: Story = { args: { entries: [], total: 0 } };
