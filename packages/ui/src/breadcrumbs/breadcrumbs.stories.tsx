import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Living', href: '#living' },
      { label: 'Sofas & divans', href: '#sofas' },
    ],
    current: 'Meghna 3-Seater',
  },
  argTypes: { current: { control: 'text' } },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from link to link. The current page is not a link.',
        step: 'Tab moves from link to link',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On the three dots of a narrow screen: shows or hides the pages in the middle.',
        step: 'The three dots show the pages in the middle',
      },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At several widths: on the narrowest, the middle is collapsed. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
};

export const Walked: Story = {
  globals: { viewport: { value: 'large' } },
  args: { current: 'Meghna 2-Seater' },
  play: async ({ canvas, step }) => {
    await step('Tab moves from link to link', async () => {
      for (const link of canvas.getAllByRole('link')) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
    canvas.getByRole('link', { name: 'Living' }).focus();
  },
};

/**
 * The three dots show the pages in the middle. The step calls `click()` because a test cannot trigger the browser's
 * native Enter on a `<summary>`.
 */
export const Expanded: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, step }) => {
    const between = canvas.getByText('Living');
    const dots = canvasElement.querySelector('summary');
    await step('The three dots show the pages in the middle', async () => {
      await expect(between).not.toBeVisible();
      await userEvent.tab();
      await userEvent.tab();
      await expect(dots).toHaveFocus();
      dots?.click();
      await expect(between).toBeVisible();
      await userEvent.tab();
      await expect(between).toHaveFocus();
      dots?.click();
      await expect(between).not.toBeVisible();
    });
    dots?.click();
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

/** A single page in the middle is not collapsed, as it would save no room. */
export const Short: Story = {
  tags: ['w320'],
  args: { items: [{ label: 'Home', href: '#home' }], current: 'Return & Refund Policy' },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Rugs, cushions and everything else that makes a room warm', href: '#rugs' },
      { label: 'Hand-woven shataranji from Rangpur', href: '#shataranji' },
      { label: 'Cotton', href: '#cotton' },
    ],
    current: 'Nokshi Shataranji Rug in indigo and lac red with a turmeric border, 168 × 122 cm',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** A font with wider letters, such as a fallback font, must not push the page down. */
export const WideLetters: Story = {
  args: { current: 'Meghna 3-Seater, sal wood' },
  decorators: [
    (Story) => (
      <div style={{ width: 358, letterSpacing: '0.08em' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    const current = canvas.getByText(/Meghna/);
    await expect(current.offsetTop).toBeLessThan(first?.offsetHeight ?? 0);
    await expect(current.scrollWidth).toBeGreaterThan(current.clientWidth);
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    lang: 'bn',
    label: 'আপনি এখানে',
    items: [
      { label: 'প্রথম পাতা', href: '#home' },
      { label: 'বসার ঘর', href: '#living' },
    ],
    current: 'মেঘনা তিন আসন',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
