import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { RelatedLinks } from './related-links.tsx';

const meta = {
  title: 'Components/RelatedLinks',
  component: RelatedLinks,
  args: {
    label: 'Browse by room',
    links: [
      { label: 'Living', href: '#living' },
      { label: 'Dining', href: '#dining' },
      { label: 'Bedroom', href: '#bedroom' },
      { label: 'Study', href: '#study' },
      { label: 'Kids', href: '#kids' },
    ],
  },
  parameters: {
    keyboard: [{ keys: ['Tab'], action: 'Moves from link to link.', step: 'Tab moves from link to link' }],
  },
} satisfies Meta<typeof RelatedLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas, step }) => {
    await step('Tab moves from link to link', async () => {
      for (const link of canvas.getAllByRole('link')) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
    });
    canvas.getByRole('link', { name: 'Dining' }).focus();
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    label: 'Or remove one of the filters',
    links: [
      { label: 'Without “৳20,000 to ৳45,000”', href: '#price' },
      { label: 'Without “Hand-woven cotton from Rangpur, undyed”', href: '#cloth' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    lang: 'bn',
    label: 'আমাদের ঘর',
    links: [
      { label: 'বসার ঘর', href: '#living' },
      { label: 'খাবার ঘর', href: '#dining' },
    ],
  },
};
