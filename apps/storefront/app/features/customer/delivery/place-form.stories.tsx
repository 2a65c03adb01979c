import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { useDeliveryPlace, usualPlace } from './delivery-place.ts';
import { divisionsInStories } from './divisions-in-stories.ts';
import { PlaceForm } from './place-form.tsx';

const meta: Meta<typeof PlaceForm> = {
  title: 'Commerce/PlaceForm',
  component: PlaceForm,
  args: { divisions: divisionsInStories, onDone: fn() },
  beforeEach: () => () => {
    localStorage.removeItem(storageKeys.deliveryPlace);
    useDeliveryPlace.setState({ place: usualPlace });
  },
};

export default meta;
type Story = StoryObj<typeof PlaceForm>;

/** It starts where things have been brought to until now. */
export const Default: Story = {
  tags: ['w320', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Division')).toHaveDisplayValue('Dhaka');
    await expect(canvas.getByLabelText('District')).toHaveDisplayValue('Dhaka');
    await expect(canvas.getByLabelText('Upazila or thana')).toHaveDisplayValue('Dhanmondi');
  },
};

/** Another division brings its own districts, and a district its own places. */
export const AnotherDivision: Story = {
  play: async ({ canvas, args, step }) => {
    await step('choose', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Division'), 'Chattogram');
      await userEvent.selectOptions(canvas.getByLabelText('District'), "Cox's Bazar");
      await userEvent.selectOptions(canvas.getByLabelText('Upazila or thana'), 'Teknaf');
    });
    await step('bring it there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bring it here' }));
      await expect(args.onDone).toHaveBeenCalledOnce();
      await expect(useDeliveryPlace.getState().place).toEqual({
        name: 'Teknaf',
        district: "Cox's Bazar",
        zoneId: 'elsewhere',
      });
    });
  },
};
