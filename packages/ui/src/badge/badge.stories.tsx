import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Image } from '../image/image.tsx';
import { blueSofaImage, stoolImage } from '../internal/docs/images.fixtures.ts';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Made to order' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['rtl', 'forced-colours'],
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="offer">−15%</Badge>
      <Badge tone="new">New</Badge>
      <Badge tone="sold-out">Sold out</Badge>
      <Badge>Made to order</Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('New')).not.toHaveFocus();
    await expect(document.body).toHaveFocus();
  },
};

/** In the upper corner of a backdrop; use at most one. */
export const OnImage: Story = {
  render: () => (
    <ul className="grid max-w-160 grid-cols-2 gap-3 md:gap-6">
      <li className="relative">
        <Image {...blueSofaImage} fit="contain" backdrop="muted" alt="Three-seater in neel linen" />
        <Badge tone="offer" className="absolute start-3 top-3">
          <VisuallyHidden>Offer: </VisuallyHidden>−15%
        </Badge>
      </li>
      <li className="relative">
        <Image {...stoolImage} fit="contain" backdrop="kids" alt="Low stool in oiled teak" />
        <Badge tone="sold-out" className="absolute start-3 top-3">
          Sold out
        </Badge>
      </li>
    </ul>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'offer',
    children: '15% off every sofa and divan in our own linen until the end of the month',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,

  args: { tone: 'new', lang: 'bn', children: 'নতুন এসেছে' },
};
