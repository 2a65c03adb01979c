import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Field, FieldError, FieldHint, FieldLabel } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { Combobox, ComboboxGroup, ComboboxItem, type ComboboxOption } from './combobox.tsx';

const upazilas: readonly ComboboxOption[] = [
  { value: 'adabor', label: 'Adabor, Dhaka', description: '৳1,200' },
  { value: 'badda', label: 'Badda, Dhaka', description: '৳1,200' },
  { value: 'beanibazar', label: 'Beanibazar, Sylhet', description: '৳4,800' },
  { value: 'dhamrai', label: 'Dhamrai, Dhaka', description: '৳2,000' },
  { value: 'dhanmondi', label: 'Dhanmondi, Dhaka', description: '৳1,200' },
  { value: 'dhunat', label: 'Dhunat, Bogura', description: '৳3,600' },
  { value: 'dohar', label: 'Dohar, Dhaka', description: '৳2,000' },
  { value: 'gulshan', label: 'Gulshan, Dhaka', description: '৳1,200' },
  { value: 'keraniganj', label: 'Keraniganj, Dhaka', description: '৳1,200' },
  { value: 'savar', label: 'Savar, Dhaka', description: '৳1,000' },
];

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  subcomponents: { ComboboxItem, ComboboxGroup },
  args: { options: upazilas, placeholder: 'Dhanmondi, Savar, Beanibazar…', onValueChange: fn() },
  argTypes: { leading: { control: false }, trailing: { control: false }, options: { control: false } },
  parameters: {
    keyboard: [
      {
        keys: ['ArrowDown'],
        action: 'Opens the list, then moves down; after the last option, back to the typed text.',
        step: 'The arrow keys move through the options',
      },
      {
        keys: ['ArrowUp'],
        action: 'Moves up; from the input, to the last option.',
        step: 'The arrow keys move through the options',
      },
      { keys: ['Enter'], action: 'Writes the active option into the input.', step: 'Enter fills the input' },
      {
        keys: ['Enter'],
        action: 'Without an active option, submits the form, as in every other field.',
        step: 'Enter without an active option submits the form',
      },
      { keys: ['Escape'], action: 'Closes the list. The typed text stays.', step: 'Escape closes the list' },
      { keys: ['Tab'], action: 'Moves on, and closes the list.', step: 'Tab moves on and closes the list' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Field>
      <FieldLabel>Upazila or thana</FieldLabel>
      <Combobox leading={<Icon name="search" />} {...args} />
    </Field>
  ),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = fn((event: { preventDefault(): void }) => event.preventDefault());

export const Default: Story = {
  render: (args) => (
    <form onSubmit={send}>
      <Field>
        <FieldLabel>Upazila or thana</FieldLabel>
        <Combobox leading={<Icon name="search" />} {...args} />
      </Field>
    </form>
  ),
  play: async ({ args, canvas, step }) => {
    send.mockClear();
    const box = canvas.getByRole('combobox', { name: 'Upazila or thana' });
    const marked = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await step('The arrow keys move through the options', async () => {
      await userEvent.type(box, 'dh');
      // “Dhaka” and “Dhunat” match too: all but Beanibazar.
      await expect(canvas.getAllByRole('option')).toHaveLength(9);
      await userEvent.type(box, 'an');
      await userEvent.keyboard('{ArrowDown}');
      await expect(marked()).toHaveTextContent('Dhanmondi, Dhaka');
      await expect(box).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(marked()).toBeNull();
      await userEvent.keyboard('{ArrowUp}');
      await expect(marked()).toHaveTextContent('Dhanmondi, Dhaka');
    });
    await step('Enter fills the input', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(box).toHaveValue('Dhanmondi, Dhaka');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('dhanmondi');
      await expect(send).not.toHaveBeenCalled();
    });
    await step('Enter without an active option submits the form', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(send).toHaveBeenCalledTimes(1);
    });
    await step('Escape closes the list', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'sav');
      await userEvent.keyboard('{Escape}');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(box).toHaveValue('sav');
    });
    await step('Tab moves on and closes the list', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(box).not.toHaveFocus();
      await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    });
    await userEvent.clear(box);
    box.blur();
  },
};

const room = [(Story: () => ReactNode) => <div className="min-h-100">{Story()}</div>];

export const Open: Story = {
  tags: ['forced-colours'],
  decorators: room,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dh');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Badda, Dhaka');
  },
};

/** While a Bangla word is composed, Enter and the arrow keys belong to the input method. */
export const WhileComposing: Story = {
  decorators: room,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'savar');
    await userEvent.keyboard('{ArrowDown}');
    await fireEvent.compositionStart(box);
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await fireEvent.compositionEnd(box);
    await fireEvent.keyDown(box, { key: 'Enter' });
    await expect(box).toHaveValue('Savar, Dhaka');
    box.blur();
  },
};

export const Chosen: Story = { name: 'Selected', args: { defaultValue: 'dhanmondi' } };

export const Empty: Story = {
  decorators: room,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Kolkata');
    await expect(canvas.getByRole('status')).toHaveTextContent('No matches.');
  },
};

export const Invalid: Story = {
  name: 'Error',
  render: (args) => (
    <Field required>
      <FieldLabel>Upazila or thana</FieldLabel>
      <Combobox {...args} defaultInputValue="Dhanmandi" />
      <FieldError>Choose one from the list: the delivery day and charge depend on it.</FieldError>
      <FieldHint>Dhanmondi is spelt with an o.</FieldHint>
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'gulshan' } };

function FromServer() {
  const [query, setQuery] = useState('');
  const matches = upazilas.filter(({ label }) => query.length > 1 && label.toLowerCase().startsWith(query));
  return (
    <Field>
      <FieldLabel>Search all 495 upazilas</FieldLabel>
      <Combobox
        options={matches}
        filter={() => true}
        onInputValueChange={(text) => setQuery(text.toLowerCase())}
        labels={{ nothing: query.length > 1 ? 'No upazila starts with that.' : 'Two letters are enough.' }}
      />
    </Field>
  );
}

/** Suggestions that a server has filtered are shown as they are. */
export const AnswersFromElsewhere: Story = {
  name: 'Options from a server',
  decorators: room,
  render: () => <FromServer />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'd');
    await expect(canvas.getByRole('status')).toHaveTextContent('Two letters are enough.');
    await userEvent.type(box, 'h');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};

const recipients = [
  { id: 'farzana', name: 'Farzana Rahman', address: 'House 42, Road 9/A, Dhanmondi', outside: false },
  { id: 'imran', name: 'Imran Hossain', address: 'Flat 5B, Plot 7, Gulshan Avenue', outside: false },
  { id: 'nasreen', name: 'Nasreen Akter', address: 'Saint Martin’s Island', outside: true },
];

/** A `ComboboxItem` has content of its own: an icon, a second line, a badge. Its `textValue` is matched and written. */
export const CustomOptions: Story = {
  tags: ['w320', 'rtl'],
  decorators: room,
  args: { placeholder: '' },
  render: ({ options: _, ...args }) => (
    <Field>
      <FieldLabel>Recipient</FieldLabel>
      <Combobox {...args}>
        {recipients.map(({ id, name, address, outside }) => (
          <ComboboxItem key={id} value={id} textValue={name} disabled={outside}>
            <Icon name="account" />
            <span className="min-w-0 flex-1">
              <span className="block">{name}</span>
              <span className="block font-normal text-muted text-small wrap-anywhere">{address}</span>
            </span>
            {outside && <Badge>No delivery</Badge>}
          </ComboboxItem>
        ))}
      </Combobox>
    </Field>
  ),
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Recipient' });
    await userEvent.type(box, 'imr');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 suggestion');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box).toHaveValue('Imran Hossain');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('imran');
    await userEvent.clear(box);
    await expect(canvas.getByRole('option', { name: /Nasreen/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Gulshan Avenue');
  },
};

/** A `ComboboxGroup` names its items, and is hidden while none of them matches. */
export const GroupedOptions: Story = {
  decorators: room,
  render: ({ options: _, ...args }) => (
    <Field>
      <FieldLabel>Upazila or thana</FieldLabel>
      <Combobox {...args}>
        {['Dhaka', 'Sylhet', 'Bogura'].map((district) => (
          <ComboboxGroup key={district} label={district}>
            {upazilas
              .filter(({ label }) => label.endsWith(district))
              .map(({ value, label }) => (
                <ComboboxItem key={value} value={value}>
                  {label.slice(0, label.indexOf(','))}
                </ComboboxItem>
              ))}
          </ComboboxGroup>
        ))}
      </Combobox>
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'dh');
    await expect(canvas.queryByRole('group', { name: 'Sylhet' })).toBeNull();
    await expect(within(canvas.getByRole('group', { name: 'Bogura' })).getAllByRole('option')).toHaveLength(
      1,
    );
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Dhunat');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Dhanmondi');
  },
};

export const LongText: Story = {
  tags: ['w320'],
  decorators: room,
  args: {
    options: [
      {
        value: 'a',
        label: 'House 42, second gate after the sweet shop, opposite the old cinema, Dhanmondi',
        description: '৳1,200',
      },
      {
        value: 'b',
        label: 'House 42, second gate after the sweet shop, above the bookshop, Agrabad',
        description: '৳4,800',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'house');
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Bangla: Story = {
  decorators: room,
  render: (args) => (
    <Field>
      <FieldLabel>উপজেলা বা থানা</FieldLabel>
      <Combobox {...args} lang="bn" />
    </Field>
  ),
  args: {
    placeholder: '',
    options: [
      { value: 'dhanmondi', label: 'ধানমন্ডি, ঢাকা' },
      { value: 'savar', label: 'সাভার, ঢাকা' },
      { value: 'sylhet', label: 'সিলেট সদর' },
    ],
    labels: { list: 'প্রস্তাব', found: (count) => `${count}টি প্রস্তাব` },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ঢাকা');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: room,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dhan');
    await userEvent.keyboard('{ArrowDown}');
  },
};
