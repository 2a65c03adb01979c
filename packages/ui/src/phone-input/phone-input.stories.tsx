import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field, FieldError, FieldHint, FieldLabel } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { PhoneInput } from './phone-input.tsx';

const meta = {
  title: 'Components/PhoneInput',
  component: PhoneInput,
  args: { defaultValue: '1711 482 906' },
  argTypes: { trailing: { control: 'text' } },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves to the number. The country code is not a tab stop.',
        step: 'Tab moves to the number',
      },
      {
        keys: ['0–9', '০–৯', '+', 'Space'],
        action: 'Enters the character as typed, in either script.',
        step: 'Bangla digits stay as they were typed',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Field>
      <FieldLabel>Mobile number</FieldLabel>
      <PhoneInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Mobile number' });
    await expect(box).toHaveAccessibleDescription('+880');
    await step('Tab moves to the number', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
    });
    await step('Bangla digits stay as they were typed', async () => {
      await userEvent.clear(box);
      await userEvent.keyboard('+৮৮০ ১৭১১ ৪৮২ ৯০৬');
      await expect(box).toHaveValue('+৮৮০ ১৭১১ ৪৮২ ৯০৬');
    });
    await userEvent.clear(box);
    await userEvent.type(box, '1711 482 906');
    box.blur();
  },
};

export const Empty: Story = {
  render: () => (
    <Field required>
      <FieldLabel>Mobile number</FieldLabel>
      <PhoneInput />
      <FieldHint>The driver will call half an hour before arriving.</FieldHint>
    </Field>
  ),
};

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
  },
};

export const Confirmed: Story = { args: { trailing: <Icon name="check" className="text-success" /> } };

export const Invalid: Story = {
  name: 'Error',
  tags: ['w320'],
  render: () => (
    <Field required>
      <FieldLabel>Mobile number</FieldLabel>
      <PhoneInput defaultValue="1711 482" />
      <FieldError>Three digits are missing: there should be ten after +880.</FieldError>
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '1817 300 115' } };

export const AnotherCountry: Story = { args: { countryCode: '+91', defaultValue: '98300 12345' } };

export const LongText: Story = {
  args: { defaultValue: '+880 1711 482 906, or in the evening 01817 300 115, ask for Farzana' },
};

export const Bangla: Story = {
  render: () => (
    <Field>
      <FieldLabel>মোবাইল</FieldLabel>
      <PhoneInput countryCode="+৮৮০" defaultValue="১৭১১ ৪৮২ ৯০৬" />
    </Field>
  ),
};

/** In right-to-left scripts too, the number runs from left to right, with the prefix first. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
