import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: {
    children:
      'A sofa is the first thing you buy and the last you throw away. Ours are built in Savar, on frames of segun and gamari that are dried for six weeks, and the cover comes off in nine minutes.',
  },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^A sofa/);
    const character = document.createElement('span');
    character.textContent = '0';
    text.append(character);
    const width = character.getBoundingClientRect().width;
    character.remove();
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(66 * width + 1);
  },
};

export const Variants: Story = {
  render: () => (
    <div className="grid gap-8">
      <Text variant="lead">Furniture from our own workshop in Savar, carried up your stairs.</Text>
      <Text>Kiln-dried frames, webbing that can be replaced, covers that come off.</Text>
      <Text variant="meta">Dhaka by Thursday 26 November</Text>
      <Text variant="quote">A cover comes off in nine minutes.</Text>
    </div>
  ),
};

export const Tones: Story = {
  render: () => (
    <div className="grid gap-4">
      <Text tone="default">Meghna 3-Seater, in jute linen</Text>
      <Text tone="muted">Sofa, 228 cm, on legs of oiled segun</Text>
      <Text tone="subtle">Code MGN-3S-JUT-SEG</Text>
      <div className="surface-inverse p-6">
        <Text>One newsletter, on the first of each month.</Text>
      </div>
    </div>
  ),
};

/** The styles on an element other than a paragraph. */
export const AsACaption: Story = {
  render: () => (
    <figure className="grid max-w-80 gap-2">
      <div className="aspect-4/3 rounded-chip bg-backdrop-living" />
      <Text asChild variant="meta" tone="muted">
        <figcaption>The Meghna corner, in afternoon light</figcaption>
      </Text>
    </figure>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/afternoon light/).localName).toBe('figcaption');
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    variant: 'lead',
    children:
      'Khaddar-cotton-linen-blend-upholstery-with-removable-covers is one word too many for a phone, and yet it stays on the page.',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The line height leaves room for the signs above and below Bangla letters. */
export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  render: () => (
    <div className="grid gap-6" lang="bn">
      <Text variant="lead">সাভারে আমাদের নিজেদের কারখানায় তৈরি আসবাব।</Text>
      <Text>
        কাঠ শুকানো হয় ছয় সপ্তাহ ধরে, জোড়ে পেরেক থাকে না। কাপড় খুলে ধোয়া যায়, আর দাম ৳৪৯,৭২৫। লিফট ও সিঁড়ির মাপ নিয়ে তারপর
        অর্ডার করুন।
      </Text>
      <Text variant="meta" tone="muted">
        ঢাকায় বৃহস্পতিবারের মধ্যে
      </Text>
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'muted', children: 'Thursday 26 November, between 10 and 6.' },
};
