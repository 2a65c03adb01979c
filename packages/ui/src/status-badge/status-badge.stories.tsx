import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { tone: 'success', children: 'Paid' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Tones: Story = {
  tags: ['rtl', 'forced-colours'],
  render: () => (
    <div className="grid justify-items-start gap-3">
      <StatusBadge tone="success">On its way</StatusBadge>
      <StatusBadge tone="info">Awaiting your transfer</StatusBadge>
      <StatusBadge tone="error">Not paid in time</StatusBadge>
      <StatusBadge tone="neutral">Cancelled</StatusBadge>
    </div>
  ),
};

/** The small size in the rows of a list. */
export const Small: Story = {
  tags: ['forced-colours'],
  render: () => (
    <div className="grid justify-items-start gap-3">
      <StatusBadge size="small" tone="success">
        Delivered
      </StatusBadge>
      <StatusBadge size="small" tone="info">
        Not confirmed yet
      </StatusBadge>
      <StatusBadge size="small" tone="error">
        Not paid
      </StatusBadge>
      <StatusBadge size="small" tone="neutral">
        Refunded
      </StatusBadge>
    </div>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { tone: 'info', children: 'Booked for the last week of Agrahayan, ৳45,000 paid' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,
  args: { lang: 'bn', children: 'মূল্য পরিশোধিত' },
};
