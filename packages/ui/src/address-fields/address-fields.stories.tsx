import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBangla, loadBanglaFonts } from '../internal/docs/in-bangla.tsx';
import { AddressFields } from './address-fields.tsx';
import { divisionFixtures, getChargeFixture } from './divisions.fixtures.ts';

const meta = {
  title: 'Commerce/AddressFields',
  component: AddressFields,
  args: { divisions: divisionFixtures, onAreaChange: fn() },
  argTypes: { divisions: { control: false } },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from field to field, skipping selects without options.',
        step: 'Tab skips empty lists',
      },
      {
        keys: ['ArrowDown', 'Enter'],
        action: 'In the search: chooses an area, which sets the three selects below.',
        step: 'A selected area fills in three fields',
      },
    ],
  },
  decorators: [
    (Story) => (
      <form className="max-w-220">
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas, step }) => {
    await step('Tab skips empty lists', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: 'Division' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Area or road' })).toHaveFocus();
    });
    canvas.getByRole('textbox', { name: 'Area or road' }).blur();
  },
};

/** Typing the name of an area fills in three fields. */
export const WithSearch: Story = {
  args: { withSearch: true, note: { name: 'note' }, getCharge: getChargeFixture },
  play: async ({ args, canvas, step }) => {
    const line = canvas.getByRole('combobox', { name: /^Type your upazila/ });
    await step('A selected area fills in three fields', async () => {
      await userEvent.type(line, 'dhan');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(line).toHaveValue('Dhanmondi, Dhaka');
      await expect(canvas.getByRole('combobox', { name: 'Division' })).toHaveValue('Dhaka');
      await expect(canvas.getByRole('combobox', { name: 'District' })).toHaveValue('Dhaka');
      await expect(canvas.getByRole('combobox', { name: 'Upazila or thana' })).toHaveDisplayValue(
        'Dhanmondi · ৳1,200',
      );
      await expect(args.onAreaChange).toHaveBeenCalledOnce();
    });
    line.blur();
  },
};

/** While typing: the area, its district and its delivery charge. */
export const Searching: Story = {
  tags: ['w320'],
  args: { withSearch: true, getCharge: getChargeFixture },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Type your upazila/ }), 'ut');
    await expect(canvas.getByRole('option', { name: /^Uttara East, Dhaka/ })).toHaveTextContent('৳1,200');
  },
};

export const Filled: Story = {
  args: {
    defaultValues: {
      division: 'Dhaka',
      district: 'Dhaka',
      upazila: 'Dhanmondi',
      area: 'West Dhanmondi',
      line: 'House 42, flat 5B, Road 9/A',
      floor: '5',
      lift: true,
      landmark: 'Opposite the green mosque',
    },
  },
};

export const Invalid: Story = {
  name: 'Error',
  args: {
    withSearch: true,
    defaultValues: { division: 'Dhaka', district: 'Dhaka' },
    errors: {
      upazila: 'Choose the upazila or thana: it sets the delivery charge.',
      area: 'Enter the area, village or road.',
      line: 'Enter the house and flat, as shown on the gate.',
      floor: 'Enter the floor as a number.',
    },
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  decorators: inBangla,
};
