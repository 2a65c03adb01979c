import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FormFieldFixture } from '../internal/docs/form-field-fixture.tsx';
import { OverlayStory } from '../internal/docs/overlay-story.tsx';
import { PageFixture } from '../internal/docs/page-fixture.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { Modal } from '../modal/modal.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'Delete this address?',
    children: (
      <p>House 14, Road 7, Dhanmondi will be removed. Orders already on their way aren’t affected.</p>
    ),
    confirmLabel: 'Delete the address',
    cancelLabel: 'Keep it',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '460px' } },
    keyboard: [
      {
        keys: ['Enter', 'Space'],
        action: 'On the trigger: opens the dialog. The focus starts on the button that changes nothing.',
        step: 'Enter opens the dialog with the focus on the safe choice',
      },
      {
        keys: ['Tab'],
        action: 'Moves between the buttons of the dialog.',
        step: 'Tab stays within the dialog',
      },
      { keys: ['Enter'], action: 'On the confirm button: runs the action.', step: 'Enter runs the action' },
      {
        keys: ['Escape'],
        action: 'Cancels. The focus returns to the trigger.',
        step: 'Escape cancels and returns the focus',
      },
    ],
  },
  render: (args) => (
    <OverlayStory title="Your addresses" button="Delete" open={args.open} onOpenChange={args.onOpenChange}>
      {(state) => <AlertDialog {...args} {...state} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const settled = async () => {
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(getComputedStyle(dialog.parentElement ?? dialog).opacity).toBe('1'));
  return dialog;
};

export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async () => {
    const dialog = await settled();
    await expect(dialog).toHaveAccessibleDescription(/Dhanmondi will be removed/);
    await expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};

/** While the action runs, the dialog cannot be closed. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    const dialog = await settled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the address' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A press on the scrim does not close the dialog. */
export const ConfirmAndCancel: Story = {
  args: { open: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    const before = capturePageState();
    await step('Enter opens the dialog with the focus on the safe choice', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await settled();
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus());
    });
    await step('A press on the scrim does not close the dialog', async () => {
      await userEvent.click(screen.getByRole('alertdialog').parentElement ?? document.body);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await expect(screen.getByRole('alertdialog')).toBeVisible();
    });
    await step('Tab stays within the dialog', async () => {
      for (let presses = 0; presses < 5; presses++) {
        await userEvent.tab();
        await expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape cancels and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape-key' });
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(capturePageState()).toEqual(before));
    });
    await step('Enter runs the action', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = await settled();
      within(dialog).getByRole('button', { name: 'Delete the address' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(capturePageState()).toEqual(before));
    });
    opener.blur();
  },
};

let finishDeletion: () => void;

/** With a trigger of its own, it needs no state: it stays open while the promise of the action is pending. */
export const WithATrigger: Story = {
  args: {
    open: undefined,
    trigger: <Button variant="secondary">Delete</Button>,
    onConfirm: fn(
      () =>
        new Promise<void>((resolve) => {
          finishDeletion = resolve;
        }),
    ),
  },
  render: (args) => (
    <PageFixture title="Your addresses">
      <AlertDialog {...args} />
    </PageFixture>
  ),
  parameters: { visual: { noScreenshotReason: 'It looks like Default and Loading.' } },
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete' });
    const before = capturePageState();
    await step('The trigger opens the dialog', async () => {
      await userEvent.click(trigger);
      await settled();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger-press' });
    });
    await step('The dialog stays open until the action is done', async () => {
      const confirm = within(screen.getByRole('alertdialog')).getByRole('button', {
        name: 'Delete the address',
      });
      await userEvent.click(confirm);
      await expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenCalledOnce();
    });
    await step('Then it closes and returns the focus', async () => {
      finishDeletion();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'confirm-press' });
      await waitFor(() => expect(trigger).toHaveFocus());
      await waitFor(() => expect(capturePageState()).toEqual(before));
    });
  },
};

/**
 * Over the form that the user was about to leave: only the topmost dialog is active, and Escape closes only that one.
 */
export const OverAForm: Story = {
  render: function Render(args) {
    const [form, setForm] = useState(false);
    const [isConfirming, setConfirming] = useState(false);
    return (
      <PageFixture title="Your addresses">
        <Button onClick={() => setForm(true)}>New address</Button>
        <Modal
          open={form}
          size="form"
          title="New address"
          closeOnBackdrop={false}
          onOpenChange={() => setConfirming(true)}
          actions={<Button>Save the address</Button>}
        >
          <FormFieldFixture label="House and road" defaultValue="House 14, Road 7" />
        </Modal>
        <AlertDialog
          {...args}
          open={isConfirming}
          onOpenChange={setConfirming}
          onConfirm={() => setForm(false)}
        />
      </PageFixture>
    );
  },
  args: {
    title: 'Discard your changes?',
    children: <p>House 14, Road 7 isn’t saved yet.</p>,
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'New address' });
    const before = capturePageState();
    await userEvent.click(opener);
    const form = await screen.findByRole('dialog', { name: 'New address' });
    const field = within(form).getByLabelText('House and road');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await settled();
    await waitFor(() => expect(form.closest('[inert]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(form).toBeVisible();
    await waitFor(() => expect(form.closest('[inert]')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(await settled()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(capturePageState()).toEqual(before));
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('House and road')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await settled();
  },
};

/** The confirmed action closes the form below first: the focus still returns to the button that opened the form. */
export const ClosesTheFormBelow: Story = {
  ...OverAForm,
  render: function Render(args) {
    const [form, setForm] = useState(false);
    return (
      <PageFixture title="Your addresses">
        <Button onClick={() => setForm(true)}>New address</Button>
        <Modal open={form} size="form" title="New address" onOpenChange={setForm}>
          <FormFieldFixture label="House and road" defaultValue="House 14, Road 7" />
          <AlertDialog
            {...args}
            open={undefined}
            trigger={<Button variant="secondary">Discard</Button>}
            onConfirm={async () => setForm(false)}
          />
        </Modal>
      </PageFixture>
    );
  },
  parameters: { visual: { noScreenshotReason: 'Everything is closed at its end.' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'New address' });
    const before = capturePageState();
    await userEvent.click(opener);
    const form = await screen.findByRole('dialog', { name: 'New address' });
    await userEvent.click(within(form).getByRole('button', { name: 'Discard' }));
    await userEvent.click(within(await settled()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(capturePageState()).toEqual(before));
  },
};

export const VeryLong: Story = {
  args: {
    title: 'Delete your parents’ address in Rajshahi, which three orders are still on their way to?',
    confirmLabel: 'Delete the address and keep the orders',
    cancelLabel: 'Keep it in the address book',
  },
  play: async () => {
    const dialog = await settled();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Bangla: Story = {
  args: {
    title: <span lang="bn">ঠিকানাটি মুছবেন?</span>,
    children: <p lang="bn">বাড়ি ১৪, সড়ক ৭, ধানমন্ডি আপনার তালিকা থেকে চলে যাবে।</p>,
    confirmLabel: <span lang="bn">ঠিকানা মুছুন</span>,
    cancelLabel: <span lang="bn">রেখে দিন</span>,
    closeLabel: 'বন্ধ করুন',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
