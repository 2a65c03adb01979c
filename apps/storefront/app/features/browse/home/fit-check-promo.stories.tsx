import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import { FitCheckPromo } from './fit-check-promo.tsx';
import { homeFixture } from './home.fixtures.ts';

const meta: Meta<typeof FitCheckPromo> = {
  title: 'Commerce/Editorial',
  component: FitCheckPromo,
  args: { sentence: homeFixture.editorial.sentence, scene: homeFixture.scene },
  decorators: [withRouter],
};

export default meta;
type Story = StoryObj<typeof FitCheckPromo>;

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
