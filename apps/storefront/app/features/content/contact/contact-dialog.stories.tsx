import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import ContactDialog from './contact-dialog.tsx';

const meta: Meta<typeof ContactDialog> = {
  title: 'Commerce/ContactDialog',
  component: ContactDialog,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen' },
  // The story needs an element, since the dialog renders outside of it.
  decorators: [withRouter, (Story) => <div>{Story()}</div>],
};

export default meta;
type Story = StoryObj<typeof ContactDialog>;

const dialog = () => screen.findByRole('dialog', { name: "We'll love to hear from you" });

export const Default: Story = { tags: ['w320', 'rtl'], play: async () => void (await dialog()) };

/** The form asks for the name and focuses it if it is empty. */
export const WithoutAName: Story = {
  play: async () => {
    const form = within(await dialog());
    await userEvent.click(form.getByRole('button', { name: 'Send Your Message' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Your name' })).toHaveFocus());
  },
};

/** A message without an email address shows a warning once. */
export const WithoutAnAddress: Story = {
  play: async () => {
    const form = within(await dialog());
    await userEvent.type(form.getByRole('textbox', { name: 'Your name' }), 'Farzana{Enter}');
    // Waits for the transitions of the dialog and the message.
    await waitFor(() => expect(form.getByText(/Without your email address, we can’t reply/)).toBeVisible());
    await userEvent.clear(form.getByRole('textbox', { name: 'Your name' }));
  },
};
