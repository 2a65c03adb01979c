import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field, FieldError, FieldHint } from '../field/field.tsx';
import { Radio, RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio },
  args: { legend: 'Who’ll be at home on the day?', defaultValue: 'me', onValueChange: fn() },
  argTypes: { legend: { control: 'text' } },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves to the selected option, then out of the group.',
        step: 'Tab moves to the selected option',
      },
      {
        keys: ['ArrowDown', 'ArrowRight'],
        action: 'Selects the next option; after the last, the first.',
        step: 'The arrow keys select an option and wrap around',
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        action: 'Selects the previous option.',
        step: 'The arrow keys select an option and wrap around',
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
    <RadioGroup {...args}>
      <Radio value="me">I will</Radio>
      <Radio value="family">Someone in my family</Radio>
      <Radio value="guard">The guard at the gate</Radio>
    </RadioGroup>
  ),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const [me, family, guard] = canvas.getAllByRole('radio');
    await expect(canvas.getByRole('radiogroup', { name: 'Who’ll be at home on the day?' })).toBeVisible();
    await step('Tab moves to the selected option', async () => {
      await userEvent.tab();
      await expect(me).toHaveFocus();
      await userEvent.tab();
      await expect(family).not.toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step('The arrow keys select an option and wrap around', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(family).toBeChecked();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(me).toBeChecked();
      await userEvent.keyboard('{ArrowUp}');
      await expect(guard).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('guard');
    });
    await userEvent.keyboard('{ArrowDown}');
    me?.blur();
  },
};

export const Empty: Story = {
  render: () => (
    <RadioGroup legend="Who’ll be at home on the day?">
      <Radio value="me">I will</Radio>
      <Radio value="family">Someone in my family</Radio>
      <Radio value="guard">The guard at the gate</Radio>
    </RadioGroup>
  ),
};

export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'I will' })).toHaveFocus();
  },
};

export const Horizontal: Story = {
  args: { legend: 'Is there a lift?', orientation: 'horizontal', defaultValue: 'yes' },
  render: (args) => (
    <RadioGroup {...args}>
      <Radio value="yes">Yes</Radio>
      <Radio value="no">No</Radio>
    </RadioGroup>
  ),
};

export const WithDetails: Story = {
  args: { legend: 'Sort by', defaultValue: 'relevance' },
  render: (args) => (
    <RadioGroup {...args}>
      <Radio value="relevance">Most relevant</Radio>
      <Radio value="newest" description="since October">
        Newest first
      </Radio>
      <Radio value="price" description="from ৳1,950">
        Lowest price
      </Radio>
    </RadioGroup>
  ),
};

export const OneDisabled: Story = {
  args: { legend: 'Legs', defaultValue: 'segun' },
  render: (args) => (
    <RadioGroup {...args}>
      <Radio value="segun">Segun (teak)</Radio>
      <Radio value="walnut">Walnut</Radio>
      <Radio value="black" disabled description="not with jute cloth">
        Black
      </Radio>
    </RadioGroup>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Black'));
    await expect(canvas.getByRole('radio', { name: /^Black/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Segun/ })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(canvas.getByRole('radio', { checked: true })).toBeVisible();
  },
};

export const Invalid: Story = {
  name: 'Error',
  render: () => (
    <Field required>
      <RadioGroup legend="Is there a lift?" orientation="horizontal">
        <Radio value="yes">Yes</Radio>
        <Radio value="no">No</Radio>
      </RadioGroup>
      <FieldError>
        Tell us whether there’s a lift, so that we know whether to send two people or four.
      </FieldError>
      <FieldHint>A goods lift counts.</FieldHint>
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Is there a lift?' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(/two people or four\. A goods lift counts\.$/);
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    legend: 'What should we do if the wardrobe won’t go round the last turn of the stairs?',
    defaultValue: 'a',
  },
  render: (args) => (
    <RadioGroup {...args}>
      <Radio value="a">Take it apart on the landing, carry it in and reassemble it in the bedroom</Radio>
      <Radio value="b" description="৳2,400">
        Lift it up to the verandah by rope, with four people and on another day
      </Radio>
      <Radio value="c">Take it back to the workshop in Savar</Radio>
    </RadioGroup>
  ),
};

export const Bangla: Story = {
  args: { legend: 'লিফট আছে?', orientation: 'horizontal', defaultValue: 'yes' },
  render: (args) => (
    <RadioGroup {...args}>
      <Radio value="yes">হ্যাঁ</Radio>
      <Radio value="no">না</Radio>
    </RadioGroup>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
