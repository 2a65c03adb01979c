import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Will it fit?' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="grid gap-8">
      <Heading level={1} variant="hero">
        First, sit down.
      </Heading>
      <Heading level={2} variant="page-title">
        Sofas & divans
      </Heading>
      <Heading level={3} variant="title">
        Room by room
      </Heading>
      <Heading level={4} variant="small-title">
        Pay in instalments
      </Heading>
      <Heading level={5} variant="name">
        Meghna 3-Seater
      </Heading>
      <Heading level={6} variant="meta">
        Cloth colour
      </Heading>
    </div>
  ),
};

/** The same level six times: cards of one section are equal in the outline, however they look. */
export const SameLevelVariants: Story = {
  render: () => (
    <section className="grid gap-6 sm:grid-cols-2">
      <div className="grid gap-2 bg-backdrop-living p-6">
        <Heading level={3} variant="title">
          Living
        </Heading>
        <p>412 pieces</p>
      </div>
      <div className="grid content-start gap-2 bg-backdrop-dining p-6">
        <Heading level={3} variant="name">
          Dining
        </Heading>
        <p>186 pieces</p>
      </div>
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

/** The lines of a title are balanced, and a word that is longer than the line breaks. */
export const LongText: Story = {
  tags: ['w320'],
  args: {
    level: 1,
    children: 'Khaddar-cotton-linen-blend-upholstery for a sofa that four people carried up nine floors',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Vowel signs above and below the line are not cut off in any variant. */
export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  render: () => (
    <div className="grid gap-8" lang="bn">
      <Heading level={1} variant="hero">
        আগে বসুন।
      </Heading>
      <Heading level={2}>পড়ার ঘরের টেবিল</Heading>
      <Heading level={3}>কিস্তিতে দাম, ৳৪,১৪৪ করে</Heading>
      <Heading level={4}>মেঘনা তিন আসনের সোফা</Heading>
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { variant: 'small-title', children: 'Pay in instalments' },
};
