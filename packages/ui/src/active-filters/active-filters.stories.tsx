import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { ActiveFilters, type ActiveFiltersProps } from './active-filters.tsx';

const filter = (label: string) => ({ id: label, label, href: `#without-${encodeURIComponent(label)}` });
const five = ['Sofas', 'L-shapes', 'Divans', 'Armchairs', '৳15,000 to ৳1,30,000'].map(filter);

/** Behaves like a page: a link leads to the list without its filter, which is the same page with one tag less. */
function Page({ filters: atFirst, ...props }: ActiveFiltersProps) {
  const [filters, setFilters] = useState(atFirst);
  return (
    <ActiveFilters
      {...props}
      filters={filters}
      status={`${63 - 9 * filters.length} pieces`}
      onClick={(event) => {
        const href = (event.target as Element).closest('a')?.getAttribute('href');
        if (!href) return;
        event.preventDefault();
        setFilters(href === props.clearHref ? [] : filters.filter((filter) => filter.href !== href));
      }}
    />
  );
}

const meta = {
  title: 'Commerce/ActiveFilters',
  component: ActiveFilters,
  args: { filters: five, clearHref: '#shop', status: '63 pieces' },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from filter to filter, then to the link that clears all.',
        step: 'Tab moves from filter to filter',
      },
      {
        keys: ['Enter'],
        action: 'On a filter: removes it. The focus moves to the filter that takes its place.',
        step: 'Enter removes a filter and focuses the next one',
      },
      {
        keys: ['Enter'],
        action: 'On the last link: removes all filters. The focus stays in the row.',
        step: 'Enter clears all filters and focuses the empty list',
      },
    ],
  },
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole tag can be pressed, and the focus ring surrounds it. */
export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas }) => {
    const cross = canvas.getByRole('link', { name: 'Remove L-shapes' });
    const { left, top } = canvas.getByText('L-shapes').getBoundingClientRect();
    await expect(cross.contains(document.elementFromPoint(left + 2, top + 8))).toBe(true);
  },
};

export const Single: Story = { args: { filters: five.slice(4) } };

export const Removing: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvas, step }) => {
    const remove = (name: string) => canvas.getByRole('link', { name: `Remove ${name}` });
    await step('Tab moves from filter to filter', async () => {
      for (const { label } of five) {
        await userEvent.tab();
        await expect(remove(label)).toHaveFocus();
      }
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Clear filters' })).toHaveFocus();
    });
    await step('Enter removes a filter and focuses the next one', async () => {
      remove('L-shapes').focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByText('L-shapes')).toBeNull();
      await expect(remove('Divans')).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('27 pieces');
    });
  },
};

/** The empty row stays in the page, so that the new count is announced. */
export const Cleared: Story = {
  name: 'Empty',
  render: (args) => (
    <div className="grid max-w-100 gap-4 bg-surface-muted p-6">
      <Page {...args} />
      <p className="text-muted text-small">No filters are active, so there’s no row.</p>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('Enter clears all filters and focuses the empty list', async () => {
      canvas.getByRole('link', { name: 'Clear filters' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('list')).toHaveFocus();
      await expect(canvas.getByRole('list')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('status')).toHaveTextContent('63 pieces');
    });
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    filters: [
      'Becomes a double bed with a drawer for two quilts and four cushions under each half of it',
      'Segun',
      'Wohnzimmereinrichtungsgegenstandmitschlaffunktion',
      'Width 198 to 228 cm',
    ].map(filter),
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    filters: ['সোফা', 'নীল', 'সেগুন কাঠ', '৳১৫,০০০ থেকে ৳১,৩০,০০০'].map(filter),
    status: '২১টি আসবাব',
    labels: { label: 'চালু ফিল্টার', clear: 'সব মুছুন', remove: (name) => `${name} বাদ দিন` },
  },
  render: (args) => (
    <div lang="bn">
      <ActiveFilters {...args} />
    </div>
  ),
};
