import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import ContactDialog from './contact-dialog.tsx';

const meta: Meta<typeof ContactDialog> = {
  title: 'Commerce/ContactDialog',
  component: ContactDialog,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen' },
  // What opens over the page has nothing in it otherwise.
  decorators: [withRouter, (Story) => <div>{Story()}</div>],
};

export default meta;
type Story = StoryObj<typeof ContactDialog>;

const dialog = () => screen.findByRole('dialog', { name: "We'll love to hear from you" });

export const Default: Story = { tags: ['w320', 'rtl'], play: async () => void (await dialog()) };

/** Nobody has signed it: the name is asked for, and has the focus. */
export const WithoutAName: Story = {
  play: async () => {
    const form = within(await dialog());
    await userEvent.click(form.getByRole('button', { name: 'Send Your Message' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Your name' })).toHaveFocus());
  },
};

/** It cannot be answered, which is said once. */
export const WithoutAnAddress: Story = {
  play: async () => {
    const form = within(await dialog());
    await userEvent.type(form.getByRole('textbox', { name: 'Your name' }), 'Farzana{Enter}');
    // The dialog and the message fade in.
    await waitFor(() => expect(form.getByText(/Without an address we cannot answer you/)).toBeVisible());
    await userEvent.clear(form.getByRole('textbox', { name: 'Your name' }));
  },
};
