import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRouter } from '../../../testing/in-router.tsx';
import { roomsInStories } from '../../catalogue/categories/rooms-in-stories.ts';
import { storyPictures } from '../../platform/images/pictures-in-stories.ts';
import { countsInStories } from './home-in-stories.ts';
import { RoomByRoom } from './room-by-room.tsx';
import { findRoomPieces } from './room-pieces.ts';

const meta: Meta<typeof RoomByRoom> = {
  title: 'Commerce/RoomByRoom',
  component: RoomByRoom,
  args: { rooms: roomsInStories, pieces: findRoomPieces(storyPictures), counts: countsInStories, total: 90 },
  decorators: [inRouter],
};

export default meta;
type Story = StoryObj<typeof RoomByRoom>;

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

export const OnlyDrawings: Story = { args: { pieces: {} } };

export const OutOfReach: Story = { args: { rooms: [], pieces: {} } };

/** Nobody has counted: the tiles stand without. */
export const WithoutCounts: Story = { args: { counts: {}, total: 0 } };
