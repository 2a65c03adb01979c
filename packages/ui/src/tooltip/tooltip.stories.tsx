import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { Modal } from '../modal/modal.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: 'Saved on this device only',
    children: (
      <IconButton aria-label="Wishlist">
        <Icon name="heart" />
      </IconButton>
    ),
  },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves the focus to the control and shows the tooltip at once.',
        step: 'Tab shows the tooltip',
      },
      { keys: ['Escape'], action: 'Hides the tooltip. The focus stays.', step: 'Escape hides the tooltip' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-40 place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  const tip = await screen.findByRole('tooltip');
  await waitFor(() => expect(tip).toBeVisible());
  await waitFor(() => expect(getComputedStyle(tip).opacity).toBe('1'));
  return tip;
};

/** Shown above its control on keyboard focus. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Wishlist' });
    await userEvent.tab();
    const tip = await shown();
    await expect(button).toHaveAccessibleDescription('Saved on this device only');
    await expect(tip.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
};

/** With a mouse, it appears after a delay, and the pointer may move onto it; on touch screens it does not appear. */
export const HoverAndTouch: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Wishlist' });
    const before = capturePageState();
    const closed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await step('Touch does not show the tooltip', async () => {
      fireEvent.pointerOver(button, { pointerType: 'touch' });
      await new Promise((resolve) => setTimeout(resolve, 500));
      await expect(screen.queryByRole('tooltip')).toBeNull();
    });
    await step('A mouse shows the tooltip and may move onto it', async () => {
      fireEvent.pointerOver(button, { pointerType: 'mouse' });
      const tip = await shown();
      fireEvent.pointerOut(button, { pointerType: 'mouse', relatedTarget: tip });
      fireEvent.pointerOver(tip, { pointerType: 'mouse', relatedTarget: button });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(tip).toBeVisible();
      fireEvent.pointerOut(tip, { pointerType: 'mouse', relatedTarget: document.body });
      await closed();
    });
    await step('Tab shows the tooltip', async () => {
      await userEvent.tab();
      await shown();
    });
    await step('Escape hides the tooltip', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(button).toHaveFocus();
      await expect(capturePageState()).toEqual(before);
    });
    button.blur();
  },
};

/** At the upper edge of the window, the tooltip flips and appears below its control. */
export const TurnsOver: Story = {
  name: 'Flipped',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="absolute inset-x-0 top-0 grid min-h-32 content-start justify-center">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tip = await shown();
    const button = canvas.getByRole('button', { name: 'Wishlist' });
    await expect(tip.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      button.getBoundingClientRect().bottom,
    );
  },
};

/** Escape closes the tooltip first, and the dialog only the next time. */
export const InAModal: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  decorators: [
    (Story) => (
      <div className="min-h-dvh w-full bg-surface-muted">
        <Story />
      </div>
    ),
  ],
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Share this list"
        actions={
          <Tooltip {...args}>
            <Button>Copy the link</Button>
          </Tooltip>
        }
      >
        Anyone with the link can see the list, and nothing else of yours.
      </Modal>
    );
  },
  args: { content: 'The link is good for 30 days' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Copy the link' });
    const heading = within(dialog).getByRole('heading');
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await shown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(dialog).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await shown();
  },
};

export const LongText: Story = {
  args: {
    content:
      'Pieces on the list stay there for as long as this device remembers them, even when you’re not signed in',
  },
  play: async () => {
    await userEvent.tab();
    await expect((await shown()).getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

export const Bangla: Story = {
  args: { content: <span lang="bn">শুধু এই যন্ত্রে থাকে</span> },
  play: async () => {
    await userEvent.tab();
    await shown();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: (
      <Button variant="secondary">
        Continue <Icon name="arrow-right" />
      </Button>
    ),
    content: 'You won’t pay anything yet',
  },
  play: async () => {
    await userEvent.tab();
    await shown();
  },
};
