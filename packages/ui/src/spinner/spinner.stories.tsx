import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Looking for a lorry' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default spinner. Under reduced motion, it is a ring with three highlighted stitches. */
export const Default: Story = {
  tags: ['forced-colours', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Looking for a lorry$/);
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-8">
      <Spinner size="small" label="Saving" />
      <Spinner label="Looking for a lorry" />
      <Spinner size="large" label="Checking with the bank" />
    </div>
  ),
};

/** The text is already beside the spinner, so the label is visually hidden. */
export const LabelHidden: Story = {
  args: { label: 'Checking with the bank', labelHidden: true, size: 'large' },
};

export const OnInverse: Story = {
  render: () => (
    <div className="surface-inverse flex flex-col items-center gap-4 p-10">
      <Spinner size="large" labelHidden label="Checking with the bank" />
      <p className="font-display text-small-title">Checking with the bank</p>
      <p className="text-on-inverse-muted">Please leave this window open. You won’t be charged twice.</p>
    </div>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Asking all three showrooms in Dhaka if they have the last Meghna in neel linen',
  },
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,
  args: { lang: 'bn', label: 'একটু অপেক্ষা করুন' },
};
