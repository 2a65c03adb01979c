import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field, FieldError, FieldHint, FieldLabel } from '../field/field.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  parameters: {
    keyboard: [
      {
        keys: ['Enter'],
        action: 'Starts a new line. The field grows with it.',
        step: 'Enter starts a new line, and the field grows',
      },
      { keys: ['Tab'], action: 'Moves out of the field.', step: 'Tab leaves the field' },
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
      <FieldLabel>Note for the driver (optional)</FieldLabel>
      <TextArea {...args} />
      <FieldHint>Gates, guards, narrow turns, a good time to call.</FieldHint>
    </Field>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Note for the driver (optional)' });
    const before = box.getBoundingClientRect().height;
    await step('Enter starts a new line, and the field grows', async () => {
      await userEvent.click(box);
      await userEvent.keyboard('Gate{Enter}Guard{Enter}Lift{Enter}Turn{Enter}Bell{Enter}Dog');
      await expect(box.getBoundingClientRect().height).toBeGreaterThan(before);
    });
    await step('Tab leaves the field', async () => {
      await userEvent.tab();
      await expect(box).not.toHaveFocus();
    });
    await userEvent.clear(box);
    box.blur();
  },
};

export const Filled: Story = {
  args: {
    defaultValue:
      'The lift takes 180 cm. The sofa will have to go up the stairs to the fifth floor; the guard Rahim has the key to the roof gate.',
  },
};

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
  },
};

export const Invalid: Story = {
  name: 'Error',
  render: () => (
    <Field required>
      <FieldLabel>What’s wrong with the piece?</FieldLabel>
      <TextArea defaultValue="broken" />
      <FieldError>
        Tell us which part, and since when, so that we can send the right person with the right wood.
      </FieldError>
    </Field>
  ),
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'The lorry has left; call the driver.' },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    defaultValue: Array.from(
      { length: 8 },
      (_, floor) => `Floor ${floor + 1}: a turn to the left, ${84 - floor} cm at the rail.`,
    ).join('\n'),
  },
};

export const Bangla: Story = {
  args: { lang: 'bn', defaultValue: 'সিঁড়ি সরু, গেট ভেতরের দিকে খোলে। বিকেল পাঁচটার পরে এলে ভালো হয়।' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'Ring twice, the bell is tired.' },
};
