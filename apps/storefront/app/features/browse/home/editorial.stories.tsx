import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRouter } from '../../../testing/in-router.tsx';
import { Editorial } from './editorial.tsx';
import { homeInStories } from './home-in-stories.ts';

const meta: Meta<typeof Editorial> = {
  title: 'Commerce/Editorial',
  component: Editorial,
  args: { sentence: homeInStories.editorial.sentence, scene: homeInStories.scene },
  decorators: [inRouter],
};

export default meta;
type Story = StoryObj<typeof Editorial>;

export const Default: Story = {
  tags: ['w320', 'forced-colours', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check my stairs' })).toHaveAttribute(
      'href',
      '/will-it-fit',
    );
  },
};

export const WithoutPicture: Story = { args: { scene: undefined } };
