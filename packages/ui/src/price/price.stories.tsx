import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { Price } from './price.tsx';

const meta = {
  title: 'Commerce/Price',
  component: Price,
  args: { price: '৳49,725', listPrice: '৳58,500', saving: 'Save ৳8,775', unit: 'taka', currency: 'BDT' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl', 'forced-colours'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('৳49,725 taka was ৳58,500 taka Save ৳8,775 taka');
  },
};

/** A single price without a discount. */
export const Plain: Story = { args: { price: '৳1,28,000', listPrice: undefined, saving: undefined } };

export const Sizes: Story = {
  tags: ['w320'],
  render: (args) => (
    <div className="grid gap-6">
      <Price {...args} size="line" />
      <Price {...args} size="card" />
      <Price {...args} size="total" />
      <Price {...args} size="buy-box" saving={undefined} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-slot=price-now]')].map((figure) =>
      Number.parseFloat(getComputedStyle(figure).fontSize),
    );
    await expect(heights).toEqual([...heights].sort((one, other) => one - other));
    await expect(new Set(heights).size).toBe(4);
  },
};

/** In another currency, a second line says what is charged. */
export const OtherCurrency: Story = {
  args: {
    size: 'buy-box',
    price: '$422.90',
    listPrice: '$497.54',
    saving: undefined,
    unit: undefined,
    currency: 'USD',
    note: 'You’ll be charged in BDT: ৳49,725. Includes VAT.',
  },
};

/** The space for the figures is reserved, so that nothing shifts when they appear. */
export const UntilConverted: Story = {
  name: 'While converting',
  args: { note: 'You’ll be charged in BDT: ৳49,725.' },
  decorators: [
    (Story) => (
      <div className="[&_[data-currency=BDT]_:is([data-slot=price-now],[data-slot=price-list-price],[data-slot=price-saving])]:invisible">
        <Story />
        <p className="mt-6">The line below the price stays where it is.</p>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('[data-slot=price-now]') ?? canvasElement;
    await expect(getComputedStyle(figure).visibility).toBe('hidden');
    await expect(figure.getBoundingClientRect().width).toBeGreaterThan(60);
  },
};

export const From: Story = {
  args: { prefix: 'From', price: '৳4,200', listPrice: undefined, saving: undefined },
};

/** Below each other, the digits align in columns, because all are equally wide. */
export const InAColumn: Story = {
  render: () => (
    <div className="grid w-40 justify-items-end gap-2">
      <Price size="line" price="৳49,725" />
      <Price size="line" price="৳1,950" />
      <Price size="line" price="৳1,11,111" />
      <Price size="total" price="৳1,62,786" className="border-subtle border-t pt-2" />
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <div role="status" aria-label="Loading the price…" className="w-72">
      <SkeletonText size="price" className="w-6/12" />
      <SkeletonText size="meta" className="mt-1" />
    </div>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    prefix: 'The whole set, from',
    price: '৳12,49,725',
    listPrice: '৳14,58,500',
    saving: 'Save ৳2,08,775 until the end of November',
    note: 'You’ll be charged in Bangladeshi taka, whichever currency is shown here, and your card’s bank sets the exchange rate.',
    size: 'buy-box',
    className: 'max-w-56',
  },
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    lang: 'bn',
    price: '৳৪৯,৭২৫',
    listPrice: '৳৫৮,৫০০',
    saving: '৳৮,৭৭৫ বাঁচবে',
    listPriceLabel: 'আগে ছিল',
    unit: 'টাকা',
    note: 'দামের মধ্যে ভ্যাট ধরা আছে।',
  },
};
