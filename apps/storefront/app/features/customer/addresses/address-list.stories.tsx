import { type SavedAddress, savedAddress } from '@piri/contract/addresses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AddressList } from './address-list.tsx';

const home: SavedAddress = savedAddress.parse({
  id: 'home',
  fullName: 'Farzana Rahman',
  mobile: '01711482906',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Dhanmondi',
  area: 'Road 9/A',
  line: 'House 42, flat 5B',
  floor: 5,
  lift: true,
  landmark: 'Opposite the lake, beside the blue gate',
  isDefault: true,
});
const parents: SavedAddress = savedAddress.parse({
  ...home,
  id: 'parents',
  fullName: 'আব্দুল করিম তালুকদার',
  mobile: '01819552017',
  division: 'Mymensingh',
  district: 'Mymensingh',
  upazila: 'Mymensingh Sadar',
  area: 'Station Road',
  line: 'House 7',
  floor: 0,
  lift: false,
  landmark: undefined,
  isDefault: false,
});

const meta = {
  title: 'Account/AddressList',
  component: AddressList,
  args: {
    addresses: [home, parents],
    onAdd: fn(),
    onChange: fn(),
    onMakeUsual: fn(),
    onRemove: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof AddressList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default address has no button to make it the default. */
export const Default: Story = {
  tags: ['w320', 'rtl'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    const [usual] = canvas.getAllByRole('button', { name: /^Make default/ });
    await expect(canvas.getAllByRole('button', { name: /^Make default/ })).toHaveLength(1);
    await userEvent.click(usual as HTMLElement);
    await expect(args.onMakeUsual).toHaveBeenCalledWith(parents);
    usual?.blur();
  },
};

export const Loading: Story = { args: { addresses: 'loading' } };

export const Empty: Story = {
  args: { addresses: [] },
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add an address' });
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    add.blur();
  },
};

export const Failed: Story = {
  args: { addresses: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
