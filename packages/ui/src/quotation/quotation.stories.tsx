import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Quotation } from './quotation.tsx';

const meta = {
  title: 'Components/Quotation',
  component: Quotation,
  args: { caption: 'From our workshop', children: 'A chair is finished when no one notices it.' },
  parameters: { keyboard: [] },
  decorators: [
    (Story) => (
      <div className="w-72 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Quotation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl', 'forced-colours'],
  play: async () => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** On a wide screen, up to 40 characters are set larger. */
export const Short: Story = {
  globals: { viewport: { value: 'large' } },
  args: { children: 'Measure the lift first.' },
};

/** The tile grows so that no word is cut off. */
export const LongText: Story = {
  tags: ['w320'],
  args: {
    caption: 'Teak, sal and gamari, in a letter from the workshop to everyone who asked about the monsoon',
    children:
      'A drawer takes up water in the rains and lets it go in winter, so we leave a finger’s breadth of air around it, and our drawers neither stick in July nor rattle in January.',
  },
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector('[data-slot=quotation]');
    await expect(tile?.scrollHeight).toBe(tile?.clientHeight);
  },
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,
  args: { lang: 'bn', caption: 'আমাদের কারখানা থেকে', children: 'আগে বসুন।' },
};
