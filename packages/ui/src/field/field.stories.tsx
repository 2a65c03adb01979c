import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectWrittenFromLeft } from '../internal/testing/expect-written-from-left.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Field, FieldError, FieldHint, FieldLabel } from './field.tsx';
import { DeliveryForm } from './testing/delivery-form.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  subcomponents: { FieldLabel, FieldHint, FieldError },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves to the input. The label and the hint are not tab stops.',
        step: 'Tab moves to the field',
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
    <Field {...args}>
      <FieldLabel>Email</FieldLabel>
      <TextInput type="email" autoComplete="email" placeholder="name@post.example" />
      <FieldHint>We’ll only use it to send your receipt.</FieldHint>
      <FieldError />
    </Field>
  ),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Email' });
    await step('Tab moves to the field', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
    });
    await expect(box).toHaveAccessibleDescription('We’ll only use it to send your receipt.');
    await expect(box).not.toHaveAttribute('aria-invalid');
    box.blur();
  },
};

export const Required: Story = {
  args: { required: true },
  render: (args) => (
    <Field {...args}>
      <FieldLabel>House and flat</FieldLabel>
      <TextInput autoComplete="street-address" defaultValue="Road 9/A, house 42, flat 5B" />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'House and flat' })).toBeRequired();
  },
};

export const WithAnError: Story = {
  name: 'Error',
  tags: ['forced-colours'],
  render: (args) => (
    <Field {...args}>
      <FieldLabel>Email</FieldLabel>
      <TextInput type="email" defaultValue="farzana@post" />
      <FieldError>Please Provide a Correct Email</FieldError>
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Email' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please Provide a Correct Email');
  },
};

export const ErrorAndFocus: Story = {
  ...WithAnError,
  name: 'Error, in focus',
  tags: [],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/**
 * The error comes before the hint, also for screen readers; the hint stays, because it says how to correct the value.
 */
export const ErrorAndHint: Story = {
  render: (args) => (
    <Field {...args} required>
      <FieldLabel>Name on the transfer slip</FieldLabel>
      <TextInput defaultValue="F." />
      <FieldError>Enter the name in full, as the bank has it.</FieldError>
      <FieldHint>Bangla or English, either will do.</FieldHint>
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Enter the name in full, as the bank has it. Bangla or English, either will do.',
    );
  },
};

export const LongText: Story = {
  tags: ['w320'],
  render: (args) => (
    <Field {...args} required>
      <FieldLabel>What should the two people carrying the wardrobe know about your stairs?</FieldLabel>
      <TextArea defaultValue="Narrow, with a turn on every floor and a gate that opens inwards." />
      <FieldError>
        Tell us how wide the narrowest part is, for example “at the gate: 78 cm”, so that we can deliver it in
        two parts if we have to.
      </FieldError>
      <FieldHint>
        Measure at the gate, at each turn and at your own door. The smallest figure counts.
      </FieldHint>
    </Field>
  ),
};

export const Bangla: Story = {
  render: (args) => (
    <Field {...args} required>
      <FieldLabel>আপনার নাম</FieldLabel>
      <TextInput lang="bn" autoComplete="name" defaultValue="ফারজানা রহমান" />
      <FieldHint>যে নামে পণ্য পৌঁছাবে</FieldHint>
    </Field>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <Field {...args} required>
      <FieldLabel>Landmark</FieldLabel>
      <TextInput defaultValue="Opposite the green mosque" />
      <FieldError>Choose one that the driver can see.</FieldError>
      <FieldHint>A shop or a mosque.</FieldHint>
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await expectWrittenFromLeft(canvasElement, 'see.');
    await expectWrittenFromLeft(canvasElement, 'mosque.');
  },
};

/** In a row of fields, the inputs stay aligned even if only one of them has a message. */
export const InARow: Story = {
  decorators: [
    (Story) => (
      <div className="md:w-160">
        <Story />
      </div>
    ),
  ],
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field>
        <FieldLabel>Area</FieldLabel>
        <TextInput defaultValue="West Dhanmondi" />
      </Field>
      <Field>
        <FieldLabel>Floor</FieldLabel>
        <TextInput inputMode="numeric" defaultValue="twelve" />
        <FieldError>Enter the floor as a number, such as 12.</FieldError>
      </Field>
    </div>
  ),
};

const deliver = fn();

/** A form with react-hook-form and zod. If it is submitted empty, each field says how to correct it. */
export const RealForm: Story = {
  tags: ['w320'],
  render: () => <DeliveryForm onDeliver={deliver} />,
  play: async ({ canvas }) => {
    deliver.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await userEvent.keyboard('Farzana Rahman');
    await waitFor(() => expect(name).not.toBeInvalid());
    await userEvent.tab();
    await userEvent.keyboard('1711 48');
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus());
    await expect(deliver).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const RealFormFilled: Story = {
  render: () => <DeliveryForm onDeliver={deliver} />,
  play: async ({ canvas }) => {
    deliver.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Farzana Rahman');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '1711 482 906');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Division' }), 'Dhaka');
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(deliver).toHaveBeenCalledWith(expect.objectContaining({ lift: 'no', accepted: true })),
    );
    (document.activeElement as HTMLElement).blur();
  },
};
