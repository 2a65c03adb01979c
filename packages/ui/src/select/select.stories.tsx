import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field, FieldError, FieldLabel } from '../field/field.tsx';
import { Select } from './select.tsx';

const divisions = [
  'Barishal',
  'Chattogram',
  'Dhaka',
  'Khulna',
  'Mymensingh',
  'Rajshahi',
  'Rangpur',
  'Sylhet',
];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    defaultValue: 'Dhaka',
    children: divisions.map((division) => <option key={division}>{division}</option>),
  },
  parameters: {
    controls: { exclude: ['children'] },
    keyboard: [
      { keys: ['Tab'], action: 'Moves the focus to the field.', step: 'Tab moves to the field' },
      {
        keys: ['Space', 'Alt ArrowDown'],
        action: 'Opens the browser’s own list of options.',
        step: 'The field is a native select',
      },
      {
        keys: ['A–Z'],
        action: 'Selects the next option that starts with the letter.',
        step: 'The field is a native select',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Field>
      <FieldLabel>Division</FieldLabel>
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Division' });
    await step('Tab moves to the field', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
    });
    // Synthetic keys do not reach the browser's list, so the step only checks that it is a native one.
    await step('The field is a native select', async () => {
      await expect(box).toBeInstanceOf(HTMLSelectElement);
      await expect(canvas.getAllByRole('option')).toHaveLength(divisions.length);
      await userEvent.selectOptions(box, 'Khulna');
      await expect(box).toHaveValue('Khulna');
    });
    await userEvent.selectOptions(box, 'Dhaka');
    box.blur();
  },
};

export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-4">
      <Field>
        <FieldLabel>District</FieldLabel>
        <Select defaultValue="Dhaka">
          <option>Dhaka</option>
          <option>Faridpur</option>
        </Select>
      </Field>
      <Select size="small" aria-label="Sort by" defaultValue="relevance">
        <option value="relevance">Most relevant</option>
        <option value="newest">Newest first</option>
        <option value="price">Lowest price</option>
      </Select>
    </div>
  ),
};

export const Empty: Story = {
  render: () => (
    <Field required>
      <FieldLabel>Division</FieldLabel>
      <Select defaultValue="">
        <option value="" disabled>
          Choose one
        </option>
        {divisions.map((division) => (
          <option key={division}>{division}</option>
        ))}
      </Select>
    </Field>
  ),
};

export const Invalid: Story = {
  name: 'Error',
  render: () => (
    <Field required>
      <FieldLabel>Upazila or thana</FieldLabel>
      <Select defaultValue="">
        <option value="">Choose one</option>
        <option>Dhanmondi</option>
      </Select>
      <FieldError>Choose where to deliver, so that we can give you a day.</FieldError>
    </Field>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Field>
      <FieldLabel>District</FieldLabel>
      <Select disabled>
        <option>Choose a division first</option>
      </Select>
    </Field>
  ),
};

export const Groups: Story = {
  render: () => (
    <Field>
      <FieldLabel>Showroom</FieldLabel>
      <Select defaultValue="Agrabad">
        <optgroup label="Dhaka">
          <option>Gulshan 2</option>
          <option>Dhanmondi 27</option>
          <option>Mirpur 10</option>
        </optgroup>
        <optgroup label="Chattogram">
          <option>Agrabad</option>
        </optgroup>
      </Select>
    </Field>
  ),
};

export const LongText: Story = {
  tags: ['w320'],
  render: () => (
    <Field>
      <FieldLabel>Showroom</FieldLabel>
      <Select>
        <option>
          Dhanmondi 27, second floor above the bookshop, entrance from the lane behind the old cinema
        </option>
      </Select>
    </Field>
  ),
};

export const Bangla: Story = {
  render: () => (
    <Field>
      <FieldLabel>বিভাগ</FieldLabel>
      <Select defaultValue="ঢাকা">
        <option>বরিশাল</option>
        <option>ঢাকা</option>
        <option>সিলেট</option>
      </Select>
    </Field>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
