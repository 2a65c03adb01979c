import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { DropdownPanel } from './dropdown-panel.tsx';

const meta = {
  title: 'Components/DropdownPanel',
  component: DropdownPanel,
  args: {
    id: 'bag',
    'aria-label': 'Your cart',
    role: 'dialog',
    children: (
      <>
        <p className="font-display text-price">Your cart</p>
        <p className="mt-4 border-subtle border-t py-4">Meghna 3-Seater</p>
        <Button className="w-full">View Cart</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      {
        keys: ['Enter', 'Space'],
        action: 'On the button: opens or closes the panel.',
        step: 'Enter opens the panel',
      },
      { keys: ['Tab'], action: 'On the button: moves into the open panel.', step: 'Tab goes into the panel' },
      {
        keys: ['Escape'],
        action: 'Closes the panel and returns the focus to the button.',
        step: 'Escape closes the panel and returns the focus',
      },
    ],
  },
  render: (args) => (
    <div className="min-h-120">
      <div className="group/bar flex h-19 items-center justify-end bg-surface-muted px-4 [--piri-header-height:4.75rem] md:px-8">
        <IconButton aria-label="Cart" popoverTarget={args.id}>
          <Icon name="bag" />
        </IconButton>
        <DropdownPanel {...args} />
      </div>
    </div>
  ),
} satisfies Meta<typeof DropdownPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/**
 * Opens and closes by keyboard. The last step calls `hidePopover()` because a test cannot trigger the browser's native
 * Escape.
 */
export const Open: Story = {
  tags: ['forced-colours', 'w320'],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Cart' });
    const panel = canvas.getByRole('dialog', { hidden: true });
    await step('Enter opens the panel', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(panel).toBeVisible());
    });
    await step('Tab goes into the panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'View Cart' })).toHaveFocus();
    });
    await step('Escape closes the panel and returns the focus', async () => {
      panel.hidePopover();
      await expect(button).toHaveFocus();
      await waitFor(() => expect(panel).not.toBeVisible());
    });
    await userEvent.click(button);
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
    await expect(panel.getBoundingClientRect().top).toBe(76);
    button.blur();
  },
};

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that are never reordered
      <p key={line} className="border-subtle border-b py-2">
        An item with a rather long name, number {line + 1}
      </p>
    )),
    tabIndex: 0,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cart' }));
    const panel = canvas.getByRole('dialog');
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cart' }));
    const panel = canvas.getByRole('dialog');
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
    await expect(panel.getBoundingClientRect().left).toBeLessThanOrEqual(32);
  },
};
