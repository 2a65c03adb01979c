import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import { ConsentBar } from './consent-bar.tsx';

const meta = {
  title: 'Commerce/ConsentBar',
  component: ConsentBar,
  // The bar covers the foot of the window, which a story without a page does not have.
  decorators: [withRouter, (Story) => <div className="min-h-96">{Story()}</div>],
  args: { names: ['chat', 'analytics', 'realtime'], onAnswer: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** “Yes” and “No” look the same and are equally easy to reach with the keyboard. */
export const Default: Story = {
  tags: ['w320', 'forced-colours', 'rtl'],
  play: async ({ canvasElement, args, step }) => {
    const bar = within(within(canvasElement).getByRole('region', { name: 'Only if you say so' }));
    await step('“No” declines every service', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'No' }));
      await expect(args.onAnswer).toHaveBeenCalledWith(['chat', 'analytics', 'realtime'], false);
    });
  },
};

export const OneAlone: Story = { args: { names: ['chat'] } };
