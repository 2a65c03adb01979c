import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field, FieldError, FieldHint, FieldLabel } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Components/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'jute-and-teak' },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from the field to the button beside the text.',
        step: 'Tab moves on to the button',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On the button: shows or hides the password.',
        step: 'The button shows and hides the password',
      },
      {
        keys: ['Enter'],
        action: 'In the field: submits the form without showing the password.',
        step: 'Enter in the field does not show the password',
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
      <FieldLabel>Password</FieldLabel>
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const box = canvas.getByLabelText('Password');
    const button = canvas.getByRole('button', { name: 'Show password' });
    await step('Enter in the field does not show the password', async () => {
      await userEvent.click(box);
      await userEvent.keyboard('{Enter}');
      await expect(box).toHaveAttribute('type', 'password');
    });
    await step('Tab moves on to the button', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    await step('The button shows and hides the password', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(box).toHaveAttribute('type', 'text');
      await expect(button).toHaveAccessibleName('Hide password');
      await userEvent.keyboard(' ');
      await expect(box).toHaveAttribute('type', 'password');
      await expect(button).toHaveFocus();
    });
    button.blur();
  },
};

export const Revealed: Story = { args: { defaultRevealed: true } };

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
  },
};

export const Invalid: Story = {
  name: 'Error',
  tags: ['forced-colours'],
  render: () => (
    <Field required>
      <FieldLabel>Password</FieldLabel>
      <PasswordInput defaultValue="jute" />
      <FieldError>Password Must Be More Than Six Character</FieldError>
    </Field>
  ),
};

/** On a sign-up page, `autoComplete` asks the browser to suggest a new password. */
export const ForANewAccount: Story = {
  render: () => (
    <Field required>
      <FieldLabel>Choose a password</FieldLabel>
      <PasswordInput autoComplete="new-password" />
      <FieldHint>
        Six characters or more. A short sentence is easier to remember than a difficult word.
      </FieldHint>
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  tags: ['w320'],
  args: {
    defaultRevealed: true,
    defaultValue: 'a sofa that goes round the pillar and up nine floors without a scratch',
  },
};

export const Bangla: Story = {
  render: () => (
    <Field>
      <FieldLabel>পাসওয়ার্ড</FieldLabel>
      <PasswordInput
        defaultValue="নকশি-কাঁথা"
        defaultRevealed
        labels={{ show: 'দেখান', hide: 'লুকান', showName: 'দেখান পাসওয়ার্ড', hideName: 'লুকান পাসওয়ার্ড' }}
      />
    </Field>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
