import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRouter } from '../../../testing/in-router.tsx';
import { roomsInStories } from '../../catalogue/categories/rooms-in-stories.ts';
import { storyPictures } from '../../platform/images/pictures-in-stories.ts';
import { Hero } from './hero.tsx';
import { spotsInStories } from './home-in-stories.ts';

const meta: Meta<typeof Hero> = {
  title: 'Commerce/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { firstRoom: roomsInStories[0], scene: storyPictures.scene('living-room'), spots: spotsInStories },
  decorators: [inRouter],
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
    // A phone has room for one price, at the foot of the picture.
    const pieces = [...canvasElement.querySelectorAll('ul[aria-label="In the picture"] a')];
    await expect(pieces.map((piece) => piece.getAttribute('href'))).toEqual(
      spotsInStories.map(({ id }) => `/details?id=${id}`),
    );
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** While the pieces could not be read, nothing hangs in the room. */
export const WithoutPrices: Story = { args: { spots: [] } };

export const WithoutPicture: Story = { args: { scene: undefined } };

export const WithoutRooms: Story = { args: { firstRoom: undefined, scene: undefined } };
