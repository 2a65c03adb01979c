import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { StockBadge } from './stock-badge.tsx';

const meta = {
  title: 'Commerce/StockBadge',
  component: StockBadge,
  args: { level: 'in-stock', children: '6 in stock' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof StockBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Levels: Story = {
  tags: ['rtl', 'forced-colours'],
  render: () => (
    <div className="grid justify-items-start gap-3">
      <StockBadge level="in-stock">6 in stock</StockBadge>
      <StockBadge level="few-left">Only 2 left</StockBadge>
      <StockBadge level="display-only">On display only</StockBadge>
      <StockBadge level="made-to-order">Made to order, 6 days</StockBadge>
      <StockBadge level="sold-out">Sold out</StockBadge>
    </div>
  ),
};

/** Stock by showroom, as beside the buy button. */
export const ByShowroom: Story = {
  tags: ['w320'],
  render: () => (
    <dl className="grid max-w-105 grid-cols-[1fr_auto] border-subtle border-t text-small [&>*]:border-subtle [&>*]:border-b [&>*]:py-2.5">
      <dt>Gulshan 2</dt>
      <dd>
        <StockBadge level="in-stock">6 in stock</StockBadge>
      </dd>
      <dt>Dhanmondi 27</dt>
      <dd>
        <StockBadge level="few-left">Only 2 left</StockBadge>
      </dd>
      <dt>Mirpur 10</dt>
      <dd>
        <StockBadge level="made-to-order">Made to order, 6 days</StockBadge>
      </dd>
    </dl>
  ),
};

/** On the backgrounds that it supports: `surface`, `surface-muted`, and the colour of a category. */
export const Backgrounds: Story = {
  render: () => (
    <div className="grid max-w-80 gap-3">
      <div className="bg-surface p-4">
        <StockBadge level="few-left">Only 2 left</StockBadge>
      </div>
      <div className="bg-surface-muted p-4">
        <StockBadge level="in-stock">In stock in 4 showrooms</StockBadge>
      </div>
      <div className="bg-backdrop-bedroom p-4">
        <StockBadge level="display-only">On display in Khulna</StockBadge>
      </div>
    </div>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    level: 'made-to-order',
    children:
      'Made to order in our workshop in Savar, delivered about six weeks after we receive the advance',
  },
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,
  args: { lang: 'bn', level: 'few-left', children: 'শেষ ২টি, দোকানে সাজানো' },
};
