import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRouter } from '../../testing/in-router.tsx';
import { storyPictures } from '../../testing/pictures-in-stories.ts';
import { roomsInStories } from '../../testing/rooms-in-stories.ts';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Commerce/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { firstRoom: roomsInStories[0], scene: storyPictures.scene('living-room') },
  decorators: [inRouter],
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas, canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('img')].filter((image) => image.checkVisibility());
    await expect(shown).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Start with the living room' })).toHaveAttribute(
      'href',
      expect.stringContaining('/shop?categoryId=living-room&'),
    );
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const WithoutPicture: Story = { args: { scene: undefined } };

export const WithoutRooms: Story = { args: { firstRoom: undefined, scene: undefined } };
