import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import { Editorial } from './editorial.tsx';
import { homeFixtures } from './home.fixtures.ts';

const meta: Meta<typeof Editorial> = {
  title: 'Commerce/Editorial',
  component: Editorial,
  args: { sentence: homeFixtures.editorial.sentence, scene: homeFixtures.scene },
  decorators: [withRouter],
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

export const WithoutImage: Story = { args: { scene: undefined } };
