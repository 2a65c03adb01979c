import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import { categoryTreeFixture } from '../../catalogue/categories/category-tree.fixtures.ts';
import { imageIndexFixture } from '../../platform/images/image.fixtures.ts';
import { Hero } from './hero.tsx';
import { hotspotFixtures } from './home.fixtures.ts';

const meta: Meta<typeof Hero> = {
  title: 'Commerce/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    firstRoom: categoryTreeFixture[0],
    scene: imageIndexFixture.scene('living-room'),
    spots: hotspotFixtures,
  },
  decorators: [withRouter],
};

export default meta;
type Story = StoryObj<typeof Hero>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas, canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('img')].filter((image) => image.checkVisibility());
    await expect(shown).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'See the living room' })).toHaveAttribute(
      'href',
      expect.stringContaining('/shop?categoryId=living-room&'),
    );
    // A phone has room for one price, at the bottom of the image.
    const items = [...canvasElement.querySelectorAll('ul[aria-label="In the picture"] a')];
    await expect(items.map((item) => item.getAttribute('href'))).toEqual(
      hotspotFixtures.map(({ id }) => `/details?id=${id}`),
    );
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** If the items could not be loaded, the room is shown without prices. */
export const WithoutPrices: Story = { args: { spots: [] } };

export const WithoutImage: Story = { args: { scene: undefined } };

export const WithoutRooms: Story = { args: { firstRoom: undefined, scene: undefined } };
