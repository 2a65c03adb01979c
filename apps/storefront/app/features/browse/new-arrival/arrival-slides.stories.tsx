import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inRouter } from '../../../testing/in-router.tsx';
import { ArrivalSlides } from './arrival-slides.tsx';
import { slidesInStories } from './arrivals-in-stories.ts';

const meta: Meta<typeof ArrivalSlides> = {
  title: 'Commerce/ArrivalSlides',
  component: ArrivalSlides,
  args: { slides: slidesInStories },
  decorators: [inRouter],
};

export default meta;
type Story = StoryObj<typeof ArrivalSlides>;

export const Default: Story = {
  tags: ['w320', 'rtl'],
  play: async ({ canvas, step }) => {
    // Who has asked for less motion finds it standing, and may start it.
    await step('it can be stopped, or started', async () => {
      const turning = () => canvas.getByRole('button', { name: /^(Stop turning|Turn by itself)$/ });
      const before = turning().getAttribute('aria-label') ?? '';
      await userEvent.click(turning());
      await expect(turning()).not.toHaveAccessibleName(before);
    });
  },
};

/** One announcement has nothing to take turns with. */
export const One: Story = {
  args: { slides: slidesInStories.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
