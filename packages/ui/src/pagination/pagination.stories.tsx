import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inBangla, loadBanglaFonts } from '../internal/docs/in-bangla.tsx';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    page: 5,
    pageCount: 12,
    getHref: (page) => `#page-${page}`,
    summary: 'Showing 97 to 120 of 283 pieces',
  },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from page number to page number, then to Previous and Next.',
        step: 'Tab moves from link to link',
      },
      { keys: ['Enter'], action: 'Follows the link.', step: 'Enter follows the link' },
    ],
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas, step }) => {
    const links = canvas.getAllByRole('link');
    await step('Tab moves from link to link', async () => {
      for (const link of links) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
      await expect(links.at(-1)).toHaveAccessibleName('Next');
    });
    await step('Enter follows the link', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(location.hash).toBe('#page-6');
    });
    links.at(-1)?.blur();
    const tops = new Set(canvas.getAllByRole('listitem').map((entry) => entry.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
  },
};

/** On the first page there is only one of the two buttons, and it stays in its position. */
export const FirstPage: Story = {
  args: { page: 1, summary: 'Showing 1 to 24 of 283 pieces' },
};

export const LastPage: Story = {
  args: { page: 12, summary: 'Showing 265 to 283 of 283 pieces' },
};

/** Up to seven pages, all numbers are shown. */
export const FewPages: Story = {
  tags: ['w320'],
  args: { page: 3, pageCount: 7, summary: 'Showing 49 to 72 of 163 pieces' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

export const Focus: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Page 6' }).focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveFocus();
  },
};

/** Numbers are never truncated. */
export const LongText: Story = {
  tags: ['w320'],
  args: {
    page: 1180,
    pageCount: 2304,
    summary:
      'Showing 28,297 to 28,320 of 55,296 pieces of furniture, cloth and lamps for every room in the house',
    labels: {
      previous: 'The previous page',
      next: 'The next page',
      number: (page) => page.toLocaleString('en-IN'),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  decorators: inBangla,
  args: {
    summary: '২৮৩টির মধ্যে ৯৭ থেকে ১২০',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
