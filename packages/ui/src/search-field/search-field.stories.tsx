import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { ComboboxGroup, ComboboxItem } from '../combobox/combobox.tsx';
import { Icon } from '../icon/icon.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';
import { suggestionFixtures } from './suggestions.fixtures.ts';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    action: '#shop',
    name: 'query',
    hiddenFields: { categoryName: 'all' },
    labels: { label: 'Search the shop', placeholder: 'Sofa, khat, almari…' },
    onSearch: fn<NonNullable<SearchFieldProps['onSearch']>>((_, event) => event.preventDefault()),
  },
  parameters: {
    keyboard: [
      {
        keys: ['Enter'],
        action: 'In a field with text: searches for it.',
        step: 'Enter searches for the text',
      },
      {
        keys: ['Enter'],
        action: 'In a field that is empty or only has spaces: closes the field.',
        step: 'Enter in a blank field closes it',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On the button of a closed field: opens the field and moves the focus into it.',
        step: 'The button opens the field',
      },
      {
        keys: ['Escape'],
        action: 'In an empty field: closes the field and moves the focus to the button.',
        step: 'Escape closes the field and returns the focus',
      },
      {
        keys: ['ArrowDown'],
        action: 'With suggestions: opens them, then moves down; after the last one, back to the typed text.',
        step: 'The arrow keys move through the suggestions',
      },
      {
        keys: ['ArrowUp'],
        action: 'With suggestions: moves up; from the field, to the last one.',
        step: 'The arrow keys move through the suggestions',
      },
      {
        keys: ['Enter'],
        action: 'On an active suggestion: follows it. The typed text stays.',
        step: 'Enter selects the active suggestion',
      },
      {
        keys: ['Escape'],
        action: 'With open suggestions: closes them. The field stays open and keeps its text.',
        step: 'Escape closes the suggestions',
      },
      {
        keys: ['Tab'],
        action: 'Moves on, and closes the suggestions.',
        step: 'Tab moves on and closes the suggestions',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="flex max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    const box = canvas.getByRole('searchbox', { name: 'Search the shop' });
    await step('Enter searches for the text', async () => {
      await userEvent.type(box, ' alna {Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith('alna', expect.anything());
    });
    await step('Enter in a blank field closes it', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '  {Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(box).not.toBeVisible();
      await expect(args.onSearch).toHaveBeenCalledTimes(1);
    });
    await step('The button opens the field', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(box).toBeVisible();
      await expect(box).toHaveFocus();
    });
    await step('Escape closes the field and returns the focus', async () => {
      await userEvent.clear(box);
      await userEvent.keyboard('{Escape}');
      await expect(box).not.toBeVisible();
      await expect(button).toHaveFocus();
    });
    await userEvent.click(button);
    box.blur();
  },
};

export const Closed: Story = { args: { defaultOpen: false } };

export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
  },
};

const room = [(Story: () => ReactNode) => <div className="min-h-100">{Story()}</div>];

/** Items and categories for the typed text. The page filters them. */
export const Suggestions: Story = {
  tags: ['w320', 'forced-colours'],
  args: { suggestions: suggestionFixtures, onValueChange: fn(), onOptionSelect: fn() },
  decorators: room,
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Search the shop' });
    const marked = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await step('The arrow keys move through the suggestions', async () => {
      await userEvent.type(box, 'so');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('so');
      await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions');
      await userEvent.keyboard('{ArrowUp}');
      await expect(marked()).toHaveTextContent('Teesta Sofa-cum-Bed');
      await userEvent.keyboard('{ArrowDown}');
      await expect(marked()).toBeNull();
      await userEvent.keyboard('{ArrowDown}');
      await expect(marked()).toHaveTextContent('Sofas');
      await expect(box).toHaveFocus();
    });
    await step('Escape closes the suggestions', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(box).toHaveValue('so');
      await expect(box).toHaveFocus();
    });
    await step('Tab moves on and closes the suggestions', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(box).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Enter selects the active suggestion', async () => {
      box.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onOptionSelect).toHaveBeenCalledWith(suggestionFixtures[1]);
      await expect(args.onSearch).not.toHaveBeenCalled();
      await expect(box).toHaveValue('so');
    });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Sofas');
  },
};

/** A `ComboboxItem` for each suggestion has content of its own, and a `ComboboxGroup` a heading. */
export const CustomSuggestions: Story = {
  tags: ['w320', 'rtl'],
  args: {
    onOptionSelect: fn(),
    suggestions: (
      <>
        <ComboboxGroup label="Rooms">
          <ComboboxItem value="living" textValue="Living room">
            <Icon name="search" width={18} height={18} />
            <span className="flex-1">Living room</span>
          </ComboboxItem>
        </ComboboxGroup>
        <ComboboxGroup label="Furniture">
          <ComboboxItem value="meghna" textValue="Meghna Three-Seater Sofa">
            <span className="min-w-0 flex-1">
              <span className="block">Meghna Three-Seater Sofa</span>
              <span className="block font-normal text-muted text-small">Solid segun, in six cloths</span>
            </span>
            <Badge tone="new">New</Badge>
          </ComboboxItem>
          <ComboboxItem value="teesta" textValue="Teesta Sofa-cum-Bed" disabled>
            <span className="flex-1">Teesta Sofa-cum-Bed</span>
            <Badge>Sold out</Badge>
          </ComboboxItem>
        </ComboboxGroup>
      </>
    ),
  },
  decorators: room,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Search the shop' });
    await userEvent.type(box, 'sofa');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Meghna');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOptionSelect).toHaveBeenCalledWith({
      value: 'meghna',
      label: 'Meghna Three-Seater Sofa',
    });
    await expect(box).toHaveValue('sofa');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Living room');
  },
};

/** Without suggestions, no list opens, and Enter searches as usual. */
export const NothingSuggested: Story = {
  name: 'No suggestions',
  args: { suggestions: [] },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'helicopter{ArrowDown}{Enter}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onSearch).toHaveBeenCalledWith('helicopter', expect.anything());
    box.blur();
  },
};

export const LongText: Story = {
  tags: ['w320'],
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('searchbox'),
      'A corner sofa that goes round a pillar and up nine floors',
    );
    canvas.getByRole('searchbox').blur();
  },
};

export const Bangla: Story = {
  args: { labels: { label: 'খুঁজুন', placeholder: 'সোফা, খাট, আলমারি…' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const SuggestionsInBangla: Story = {
  decorators: room,
  args: {
    labels: {
      label: 'খুঁজুন',
      placeholder: 'সোফা, খাট, আলমারি…',
      suggestions: 'প্রস্তাব',
      suggested: (count) => `${count}টি প্রস্তাব`,
    },
    suggestions: [
      { value: 'sofas', label: 'সোফা', description: 'বসার ঘর' },
      { value: 'meghna', label: 'মেঘনা তিন আসনের সোফা, কোণে রাখার জন্য লম্বা পাশসহ', description: '৳৭২,৪৫০' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'খুঁজুন' }), 'সোফা');
    await expect(canvas.getByRole('status')).toHaveTextContent('2টি প্রস্তাব');
  },
};
