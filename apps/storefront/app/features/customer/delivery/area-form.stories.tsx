import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { AreaForm } from './area-form.tsx';
import { defaultArea, useDeliveryArea } from './delivery-area-store.ts';
import { divisionFixtures } from './divisions.fixtures.ts';

const meta: Meta<typeof AreaForm> = {
  title: 'Commerce/AreaForm',
  component: AreaForm,
  args: { divisions: divisionFixtures, onDone: fn() },
  beforeEach: () => () => {
    localStorage.removeItem(storageKeys.deliveryArea);
    useDeliveryArea.setState({ area: defaultArea });
  },
};

export default meta;
type Story = StoryObj<typeof AreaForm>;

/** The form starts with the current delivery area. */
export const Default: Story = {
  tags: ['w320', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Division')).toHaveDisplayValue('Dhaka');
    await expect(canvas.getByLabelText('District')).toHaveDisplayValue('Dhaka');
    await expect(canvas.getByLabelText('Upazila or thana')).toHaveDisplayValue('Dhanmondi');
  },
};

/** Selecting another division or district updates the lists below it. */
export const AnotherDivision: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Select a division, a district and an upazila', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Division'), 'Chattogram');
      await userEvent.selectOptions(canvas.getByLabelText('District'), "Cox's Bazar");
      await userEvent.selectOptions(canvas.getByLabelText('Upazila or thana'), 'Teknaf');
    });
    await step('The button saves the delivery area', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Deliver here' }));
      await expect(args.onDone).toHaveBeenCalledOnce();
      await expect(useDeliveryArea.getState().area).toEqual({
        name: 'Teknaf',
        district: "Cox's Bazar",
        zoneId: 'elsewhere',
      });
    });
  },
};
