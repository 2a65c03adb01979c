import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Progress, ProgressBar } from './progress.tsx';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  subcomponents: { ProgressBar },
  args: { label: 'Your order', value: 2, max: 4, valueText: 'Step 2 of 4' },
  parameters: { keyboard: [] },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your order' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Step 2 of 4');
    await expect(bar).toHaveProperty('position', 0.5);
  },
};

export const Values: Story = {
  render: () => (
    <div className="grid gap-6">
      <Progress label="Photo of the stairs" value={0} valueText="Not started" />
      <Progress label="Photo of the door" value={0.4} valueText="0.9 of 2.1 MB" />
      <Progress label="Photo of the lift" value={1} valueText="Uploaded" />
    </div>
  ),
};

/** The duration is unknown: a stitch moves along the bar, and is static under reduced motion. */
export const Indeterminate: Story = {
  tags: ['forced-colours'],
  render: () => <Progress label="Checking with three showrooms" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('position', -1);
  },
};

/** Below a list, it shows how much of it has been seen. The label is visually hidden, because the value says enough. */
export const UnderAList: Story = {
  render: () => (
    <div className="mx-auto grid max-w-70 justify-items-center gap-4">
      <p className="text-muted text-small">Showing 24 of 63</p>
      <ProgressBar aria-label="Pieces shown" value={24} max={63} aria-valuetext="24 of 63" />
      <Button variant="secondary">Show the next 24</Button>
    </div>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Photos of the stairs, the landing and the door of your flat',
    valueText: 'Two of seven uploaded, 14.8 of 52.3 MB',
    value: 2,
    max: 7,
  },
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,

  render: () => (
    <div lang="bn">
      <Progress label="আপনার অর্ডার" value={3} max={4} valueText="৪ ধাপের ৩" />
    </div>
  ),
};
