import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import { categoryTreeFixture } from '../../catalogue/categories/category-tree.fixtures.ts';
import { imageIndexFixture } from '../../platform/images/image.fixtures.ts';
import { CategoryMosaic } from './category-mosaic.tsx';
import { getCategoryImagesByBackdrop } from './get-category-images-by-backdrop.ts';
import { itemCountsFixture } from './home.fixtures.ts';

const meta: Meta<typeof CategoryMosaic> = {
  title: 'Commerce/RoomByRoom',
  component: CategoryMosaic,
  args: {
    rooms: categoryTreeFixture,
    images: getCategoryImagesByBackdrop(imageIndexFixture),
    counts: itemCountsFixture,
    total: 90,
  },
  decorators: [withRouter],
};

export default meta;
type Story = StoryObj<typeof CategoryMosaic>;

export const Default: Story = {
  tags: ['w320', 'forced-colours', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: /Bedroom/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/shop?categoryId=bedroom&'),
    );
    await expect(canvas.getByRole('link', { name: 'All 90 pieces' })).toHaveAttribute(
      'href',
      '/shop?categoryName=all',
    );
    await expect(canvas.getByRole('link', { name: /Bedroom/ })).toHaveTextContent('11 pieces');
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnlyDrawings: Story = { args: { images: {} } };

export const OutOfReach: Story = { args: { rooms: [], images: {} } };

/** Tiles without item counts. */
export const WithoutCounts: Story = { args: { counts: {}, total: 0 } };
