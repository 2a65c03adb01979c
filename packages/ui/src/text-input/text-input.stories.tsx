import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field, FieldError, FieldLabel } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'Components/TextInput',
  component: TextInput,
  args: { placeholder: 'name@post.example' },
  argTypes: { leading: { control: 'text' }, trailing: { control: 'text' } },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves the focus to the field and selects its text.',
        step: 'Tab reaches the field',
      },
      { keys: ['Enter'], action: 'Submits the form that contains it.', step: 'Enter submits the form' },
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
      <FieldLabel>Email</FieldLabel>
      <TextInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = fn((event: { preventDefault(): void }) => event.preventDefault());

export const Default: Story = {
  render: (args) => (
    <form onSubmit={send}>
      <Field>
        <FieldLabel>Email</FieldLabel>
        <TextInput {...args} />
      </Field>
    </form>
  ),
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Email' });
    await expect(box.parentElement?.getBoundingClientRect().height).toBe(48);
    await step('Tab reaches the field', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard('farzana@post.example');
      await expect(box).toHaveValue('farzana@post.example');
    });
    await step('Enter submits the form', async () => {
      send.mockClear();
      await userEvent.keyboard('{Enter}');
      await expect(send).toHaveBeenCalledTimes(1);
    });
    await userEvent.clear(box);
    box.blur();
  },
};

export const Filled: Story = { args: { defaultValue: 'farzana@post.example' } };

export const Focus: Story = {
  tags: ['forced-colours'],
  args: { defaultValue: 'farzana@post' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
  },
};

/** A sign before the text, and a unit or a tick after it. Shops measure in centimetres, so the field shows the unit. */
export const Slots: Story = {
  render: () => (
    <div className="grid gap-5">
      <Field>
        <FieldLabel>Type your upazila or thana</FieldLabel>
        <TextInput
          type="search"
          leading={<Icon name="search" />}
          placeholder="Dhanmondi, Savar, Beanibazar…"
        />
      </Field>
      <Field>
        <FieldLabel>Width of the stairs</FieldLabel>
        <TextInput inputMode="numeric" trailing="cm" defaultValue="84" />
      </Field>
      <Field>
        <FieldLabel>Coupon</FieldLabel>
        <TextInput trailing={<Icon name="check" className="text-success" />} defaultValue="EID-26" />
      </Field>
    </div>
  ),
};

export const Invalid: Story = {
  name: 'Error',
  render: () => (
    <Field>
      <FieldLabel>Width of the stairs</FieldLabel>
      <TextInput inputMode="numeric" trailing="cm" defaultValue="8.4 metres" />
      <FieldError>Enter the width in centimetres, such as 84.</FieldError>
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Set when you ordered' } };

export const ReadOnly: Story = {
  render: () => (
    <Field>
      <FieldLabel>Order number</FieldLabel>
      <TextInput readOnly className="tabular" value="PR-2611-0482" />
    </Field>
  ),
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    defaultValue:
      'House 42, second gate after the sweet shop, opposite the old cinema, flat 5B, bell on the left',
    leading: <Icon name="search" />,
    trailing: 'optional',
  },
};

export const Bangla: Story = {
  args: { lang: 'bn', defaultValue: 'বাড়ি ৪২, সড়ক ৯/এ, পশ্চিম ধানমন্ডি' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '84', trailing: 'cm', leading: <Icon name="search" /> },
};
