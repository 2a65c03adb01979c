import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

const keep = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
const onSend = fn<(name: string) => void>();

/** Validates the form as a page does. */
function Page(props: ContactFormProps) {
  const [result, setResult] = useState<Pick<ContactFormProps, 'errors' | 'status' | 'submitted'>>({});
  const validate = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    onSend(name);
    if (name === '') setResult({ errors: { name: 'Please enter your name.' } });
    else setResult({ submitted: true, status: 'Thank you. We’ve got your message.' });
  };
  return <ContactForm {...props} {...result} onSubmit={validate} />;
}

const letter = {
  name: 'Farzana Rahman',
  email: 'farzana@post.example',
  subject: 'The stairs in Road 9/A',
  body: 'Our stairs turn twice and are 92 cm wide. Will the Meghna three-seater go up to the fifth floor?',
};

const meta = {
  title: 'Commerce/ContactForm',
  component: ContactForm,
  args: { action: '#contact', hint: 'Only used to reply to you.', onSubmit: keep },
  argTypes: { hint: { control: 'text' }, status: { control: 'text' } },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from field to field, then to the button.',
        step: 'Tab moves from field to field',
      },
      {
        keys: ['Enter'],
        action: 'On the button or in a single-line field: submits the form. In the message: adds a new line.',
        step: 'Enter submits the form and focuses the first invalid field',
      },
    ],
  },
  beforeEach: () => void onSend.mockClear(),
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320', 'forced-colours'] };

export const Filled: Story = { args: { defaultValues: letter } };

export const Invalid: Story = {
  name: 'Error',
  tags: ['forced-colours'],
  args: {
    defaultValues: { ...letter, name: '' },
    errors: { name: 'Please enter your name, so we know who to reply to.' },
  },
};

export const RepeatedSubmit: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Your name' });
    await step('Tab moves from field to field', async () => {
      for (const label of ['Your name', 'Email', 'Subject', 'Your message']) {
        await userEvent.tab();
        await expect(canvas.getByRole('textbox', { name: label })).toHaveFocus();
      }
      await userEvent.keyboard('One line,{Enter}and another.');
      await expect(onSend).not.toHaveBeenCalled();
    });
    await step('Enter submits the form and focuses the first invalid field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(name).toHaveFocus();
      await expect(name).toBeInvalid();
      await userEvent.type(name, 'Farzana{Enter}');
      await expect(onSend).toHaveBeenLastCalledWith('Farzana');
      await expect(canvas.getByRole('status')).toHaveTextContent('We’ve got your message');
      await expect(name).toHaveValue('');
    });
    name.blur();
  },
};

export const Loading: Story = { args: { loading: true, defaultValues: letter } };

export const NotSent: Story = {
  args: {
    defaultValues: letter,
    status: 'We could not reach the shop. Your message is still here: please try again.',
  },
};

export const LongText: Story = {
  args: {
    defaultValues: {
      name: 'Wohnzimmereinrichtungsgegenständeliebhaberin Farzana Rahman-Chowdhury of Dhanmondi',
      email: 'wohnzimmereinrichtungsgegenstand@furniture.example',
      subject: 'About the stairs, the lift, the second door and the corridor behind it, in that order',
      body: 'Our stairs turn twice and are 92 cm wide. '.repeat(40),
    },
    status:
      'Thank you. We’ve got your message, all 1,720 characters of it, and have passed it on to everyone in the workshop who knows about stairs.',
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    labels: {
      name: 'আপনার নাম',
      email: 'ই-মেইল',
      subject: 'বিষয়',
      body: 'আপনার কথা',
      submit: 'পাঠিয়ে দিন',
    },
    hint: 'উত্তর দেওয়ার জন্য, আর কিছুর জন্য নয়।',
    defaultValues: { name: 'ফারজানা রহমান', subject: 'সিঁড়ি নিয়ে', body: 'সোফাটি কি পাঁচতলায় উঠবে?' },
  },
  render: (args) => (
    <div lang="bn">
      <ContactForm {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultValues: letter } };
