import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CurrencySelect } from './currency-select.tsx';
import { flagUrlFixtures } from './flags.fixtures.ts';

const flag = (src: string) => <img src={src} alt="" width={24} height={16} />;
const options = [
  { value: 'BDT', label: 'Bangladeshi taka', flag: flag(flagUrlFixtures.BDT) },
  { value: 'USD', label: 'US dollar', flag: flag(flagUrlFixtures.USD) },
  { value: 'INR', label: 'Indian rupee', flag: flag(flagUrlFixtures.INR) },
];

const meta = {
  title: 'Components/CurrencySelect',
  component: CurrencySelect,
  args: { options, value: 'BDT', onValueChange: fn() },
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], action: 'On the button: opens the panel.', step: 'Enter opens the panel' },
      { keys: ['Tab'], action: 'Moves to the selected currency.', step: 'Tab reaches the selected currency' },
      {
        keys: ['ArrowDown', 'ArrowUp'],
        action: 'Selects the next or previous currency; the panel stays open.',
        step: 'The arrow keys select a currency and keep the panel open',
      },
      {
        keys: ['Enter'],
        action: 'On a currency: closes the panel and returns the focus to the button.',
        step: 'Enter closes the panel and returns the focus',
      },
      {
        keys: ['Escape'],
        action: 'Closes the panel and returns the focus to the button.',
        step: 'Escape closes the panel and returns the focus',
      },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const choose = (id: string) => {
      setValue(id);
      args.onValueChange?.(id);
    };
    return <CurrencySelect {...args} value={value} onValueChange={choose} />;
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-56 items-start justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CurrencySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/**
 * Opens, chooses and closes by keyboard. The last step calls `hidePopover()` because a test cannot trigger the
 * browser's native Escape.
 */
export const Open: Story = {
  tags: ['forced-colours'],
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button');
    const panel = canvas.getByRole('group', { hidden: true });
    await step('Enter opens the panel', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(panel).toBeVisible());
    });
    await step('Tab reaches the selected currency', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: /^BDT/ })).toHaveFocus();
    });
    await step('The arrow keys select a currency and keep the panel open', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('USD');
      await expect(button).toHaveTextContent('USD');
      await expect(panel).toBeVisible();
    });
    await step('Enter closes the panel and returns the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(panel).not.toBeVisible());
      await expect(button).toHaveFocus();
    });
    await step('Escape closes the panel and returns the focus', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(panel).toBeVisible());
      await userEvent.tab();
      panel.closest<HTMLElement>('[popover]')?.hidePopover();
      await waitFor(() => expect(panel).not.toBeVisible());
      await expect(button).toHaveFocus();
    });
    await userEvent.click(button);
    await waitFor(() => expect(panel).toBeVisible());
    button.blur();
  },
};

/** The button shows the currency that a script has set on `<html>` before the first paint. */
export const ByCustomProperty: Story = {
  args: { cssVariable: '--currency' },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--currency-BDT', 'none');
    style.setProperty('--currency-INR', 'inline-flex');
    return () => {
      style.removeProperty('--currency-BDT');
      style.removeProperty('--currency-INR');
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('INR', { selector: 'button *' })).toBeVisible();
    await expect(canvas.getByText('BDT', { selector: 'button *' })).not.toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
