import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Price } from '../price/price.tsx';
import { sofaCardPropsFixture } from '../product-card/product-card.fixtures.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { DiscountBadge } from './discount-badge.tsx';

const meta = {
  title: 'Commerce/DiscountBadge',
  component: DiscountBadge,
  args: { children: '−15%' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof DiscountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl', 'forced-colours'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Offer: −15%');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Until: Story = { name: 'With end date', args: { until: 'until 30 Nov' } };

/** An amount instead of a percentage, if it is the clearer figure. */
export const Amount: Story = { args: { children: '−৳5,000' } };

export const OnImage: Story = {
  render: () => (
    <div className="max-w-72">
      <ProductCard {...sofaCardPropsFixture} badge={<DiscountBadge>−15%</DiscountBadge>} />
    </div>
  ),
};

/** Beside the price, with the last day of the offer. */
export const BesideThePrice: Story = {
  tags: ['w320'],
  render: () => (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Price size="buy-box" price="৳49,725" listPrice="৳58,500" />
      <DiscountBadge until="until 30 Nov">−15%</DiscountBadge>
    </div>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { until: 'on every sofa and divan in our own linen, until the end of the month' },
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,
  args: { lang: 'bn', label: 'ছাড়:', children: '−১৫%', until: '৩০ নভেম্বর পর্যন্ত' },
};
