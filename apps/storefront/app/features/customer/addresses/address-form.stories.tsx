import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { divisionFixtures } from '../delivery/divisions.fixtures.ts';
import { AddressForm, type AddressFormProps } from './address-form.tsx';

const send = fn<AddressFormProps['send']>();

const meta = {
  title: 'Account/AddressForm',
  component: AddressForm,
  args: { divisions: divisionFixtures, send, done: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    send.mockResolvedValue({ ok: false, networkError: true });
  },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320', 'rtl', 'forced-colours'] };

/** Every empty field has an error, and the first one takes the focus. */
export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add this address' }));
    await expect(await canvas.findByText('Enter the name the driver should ask for.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Who should we ask for?' })).toHaveFocus();
    await expect(send).not.toHaveBeenCalled();
  },
};

/** Selecting another division or district resets the lists below it. */
export const OutOfReach: Story = {
  play: async ({ canvas }) => {
    const type = (name: string, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
    const choose = (name: string, text: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), text);
    await type('Who should we ask for?', 'ফারজানা রহমান');
    await type('Mobile number', '০১৭১১ ৪৮২৯০৬');
    await choose('Division', 'Dhaka');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('01711 482906');
    await choose('District', 'Dhaka');
    await choose('Upazila or thana', 'Dhanmondi');
    await choose('Division', 'Chattogram');
    await expect(canvas.getByRole('combobox', { name: 'Upazila or thana' })).toBeDisabled();
    await choose('District', "Cox's Bazar");
    await choose('Upazila or thana', 'Teknaf');
    await type('Area or road', 'Marine Drive');
    await type('House and flat', 'House 7');
    await type('Floor', '৫');
    await userEvent.click(canvas.getByRole('button', { name: 'Add this address' }));
    await expect(await canvas.findByText('We could not reach the shop. Please try again.')).toBeVisible();
    await expect(send).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'House and flat' })).toHaveValue('House 7');
  },
};
