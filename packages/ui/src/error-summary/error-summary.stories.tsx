import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field, FieldError, FieldLabel } from '../field/field.tsx';
import { RadioCard, RadioCards } from '../radio-cards/radio-cards.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { ReturnForm } from './testing/return-form.tsx';

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { field: 'name', message: 'Enter the name the driver should ask for.' },
      { field: 'lift', message: 'Tell us whether there’s a lift.' },
    ],
  },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from the summary, which has the focus, to its first message.',
        step: 'Tab moves to the first error',
      },
      {
        keys: ['Enter'],
        action: 'On a message: moves the focus to its field.',
        step: 'Enter focuses the field',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Focuses the summary. It takes the focus when it appears, but cannot while Storybook hides it to prepare the story.
 */
const focusSummary: Story['play'] = async ({ canvas }) => {
  const summary = canvas.getByRole('region');
  summary.focus();
  await expect(summary).toHaveFocus();
};

export const Default: Story = {
  render: (args) => (
    <form noValidate className="grid gap-5">
      <ErrorSummary {...args} />
      <Field required>
        <FieldLabel>Name</FieldLabel>
        <TextInput name="name" autoComplete="name" />
        <FieldError>Enter the name the driver should ask for.</FieldError>
      </Field>
      <Field required>
        <RadioCards variant="chips" legend="Is there a lift?" name="lift">
          <RadioCard value="yes">Yes</RadioCard>
          <RadioCard value="no">No</RadioCard>
        </RadioCards>
        <FieldError>Tell us whether there’s a lift.</FieldError>
      </Field>
    </form>
  ),
  play: async (context) => {
    const { canvas, step } = context;
    await focusSummary(context);
    await step('Tab moves to the first error', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /^Enter the name/ })).toHaveFocus();
    });
    await step('Enter focuses the field', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    });
    await userEvent.click(canvas.getByRole('link', { name: /lift/ }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Enter the name/ })).toHaveFocus();
  },
};

export const Single: Story = {
  args: {
    title: 'The order was not placed',
    errors: [{ field: 'card', message: 'The bank declined the card. Choose another way to pay.' }],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('region').blur();
  },
};

/** With react-hook-form and zod: the second attempt moves the focus back to the remaining errors. */
export const RealForm: Story = {
  render: () => <ReturnForm onReturn={() => undefined} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request return' }));
    const summary = await canvas.findByRole('region');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: /order number/ }));
    await userEvent.keyboard('PR-2611-0482');
    await userEvent.click(canvas.getByRole('button', { name: 'Request return' }));
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    summary.blur();
  },
};

/** Without errors it renders nothing, so it may always be at the top of a form. */
export const Empty: Story = {
  render: () => (
    <form className="grid gap-5">
      <ErrorSummary errors={[]} />
      <Field required>
        <FieldLabel>Name</FieldLabel>
        <TextInput name="name" defaultValue="Farzana Rahman" />
      </Field>
      <Button type="submit">Continue</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    title: 'Before we can load the lorry, please correct five answers in this form',
    errors: [
      {
        field: 'a',
        message: 'Tell us how wide the narrowest part of the stairs is, for example “at the gate: 78 cm”.',
      },
      {
        field: 'b',
        message: 'Choose your upazila or thana from the list: the delivery day and charge depend on it.',
      },
      {
        field: 'c',
        message: 'Three digits of the mobile number are missing: there should be ten after +880.',
      },
    ],
  },
  play: focusSummary,
};

export const Bangla: Story = {
  args: {
    title: 'দুটি জায়গা ঠিক করতে হবে',
    errors: [
      { field: 'name', message: 'আপনার নাম লিখুন।' },
      { field: 'mobile', message: 'মোবাইল নম্বরে তিনটি সংখ্যা কম আছে।' },
    ],
  },
  play: focusSummary,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: focusSummary };
