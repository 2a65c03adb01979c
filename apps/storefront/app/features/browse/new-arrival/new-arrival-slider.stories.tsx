import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import { newArrivalSlideFixtures } from './new-arrival.fixtures.ts';
import { NewArrivalSlider } from './new-arrival-slider.tsx';

const meta: Meta<typeof NewArrivalSlider> = {
  title: 'Commerce/ArrivalSlides',
  component: NewArrivalSlider,
  args: { slides: newArrivalSlideFixtures },
  decorators: [withRouter],
};

export default meta;
type Story = StoryObj<typeof NewArrivalSlider>;

export const Default: Story = {
  tags: ['w320', 'rtl'],
  play: async ({ canvas, step }) => {
    // With reduced motion, the slider does not start by itself, but it can be started.
    await step('The button stops or starts the rotation', async () => {
      const turning = () => canvas.getByRole('button', { name: /^(Pause|Play)$/ });
      const before = turning().getAttribute('aria-label') ?? '';
      await userEvent.click(turning());
      await expect(turning()).not.toHaveAccessibleName(before);
    });
  },
};

/** A single slide has no rotation. */
export const Single: Story = {
  args: { slides: newArrivalSlideFixtures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
