import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { SortSelect, type SortSelectProps } from './sort-select.tsx';

const orders = [
  { value: 'relevance', label: 'Most relevant' },
  { value: 'newest', label: 'Newest first' },
  { value: 'price', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'discount', label: 'Largest discount' },
];

const onSend = fn<(query: string) => void>();

function Page({ value: atFirst, ...props }: SortSelectProps) {
  const [value, setValue] = useState(atFirst);
  return (
    <SortSelect
      {...props}
      value={value}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onSend(String(new URLSearchParams(form as never)));
        setValue(String(form.get(props.name)));
      }}
    />
  );
}

const meta = {
  title: 'Commerce/SortSelect',
  component: SortSelect,
  args: {
    action: '#shop',
    name: 'sort',
    value: 'relevance',
    options: orders,
    hiddenFields: { categoryId: 'living' },
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], action: 'Moves to the list.', step: 'Tab moves to the list' },
      {
        keys: ['ArrowUp', 'ArrowDown'],
        action: 'Selects another order, as in every native select, and submits the form.',
        step: 'Selecting another order submits the form',
      },
    ],
  },
  beforeEach: () => void onSend.mockClear(),
  render: (args) => (
    <div className="flex min-h-24 items-start justify-end">
      <Page {...args} />
    </div>
  ),
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320', 'rtl', 'forced-colours'] };

/**
 * Selecting another order submits the form. The step calls `selectOptions()` because synthetic keys do not
 * move a native list.
 */
export const Chosen: Story = {
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('combobox', { name: 'Sort by' });
    await step('Tab moves to the list', async () => {
      await userEvent.tab();
      await expect(list).toHaveFocus();
    });
    await step('Selecting another order submits the form', async () => {
      await userEvent.selectOptions(list, 'price');
      await expect(onSend).toHaveBeenLastCalledWith('sort=price&categoryId=living');
      await expect(list).toHaveValue('price');
      await expect(list).toHaveFocus();
    });
  },
};

/** Above a listing, beside the number of items. */
export const OverAList: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6 stitch-bottom">
      <div>
        <h2 className="font-display text-title">Sofas &amp; divans</h2>
        <p className="text-muted">Widths are measured from outside to outside.</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="text-muted text-small">63 pieces</span>
        <Page {...args} />
      </div>
    </div>
  ),
};

export const Loading: Story = { args: { loading: true, value: 'price' } };

export const LongText: Story = {
  tags: ['w320'],
  args: {
    label: 'Show the pieces in this room in the following order',
    value: 'distance',
    options: [
      {
        value: 'distance',
        label: 'How soon our lorry from Savar can deliver them to House 14, Road 7, Dhanmondi',
      },
    ],
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    label: 'সাজান',
    options: [
      { value: 'relevance', label: 'সবচেয়ে মানানসই' },
      { value: 'newest', label: 'নতুন আগে' },
      { value: 'price', label: 'দাম, কম থেকে বেশি' },
    ],
  },
  render: (args) => (
    <div lang="bn">
      <Page {...args} />
    </div>
  ),
};
