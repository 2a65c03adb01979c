import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DropdownPanel } from '../dropdown-panel/dropdown-panel.tsx';
import { OverlayStory } from '../internal/docs/overlay-story.tsx';
import { PageFixture } from '../internal/docs/page-fixture.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { waitForDialog } from '../internal/testing/wait-for-dialog.ts';
import { Modal } from './modal.tsx';
import { addressFormModalPropsFixture, questionModalPropsFixture } from './testing/dialogs.fixtures.tsx';

/** The behaviour of the modal, with the page behind it and with the focus. */
const meta = {
  title: 'Components/Modal',
  component: Modal,
  args: { open: true, onOpenChange: fn(), ...questionModalPropsFixture },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  render: (args) => (
    <OverlayStory button="My booking" open={args.open} onOpenChange={args.onOpenChange}>
      {(state) => <Modal {...args} {...state} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens and closes by keyboard, and leaves the page as it was before. */
export const OpenAndClose: Story = {
  args: { open: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'My booking' });
    const heading = canvas.getByRole('heading', { level: 1 });
    const before = capturePageState();
    const box = heading.getBoundingClientRect();
    await step('Enter opens the dialog and focuses the title', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await waitForDialog();
      await expect(within(dialog).getByRole('heading', { name: 'Cancel this booking?' })).toHaveFocus();
    });
    await step('The page behind does not shift or scroll, and is inert', async () => {
      await expect(heading.getBoundingClientRect()).toEqual(box);
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
      await expect(capturePageState().bodyStyle).toBe(before.bodyStyle);
    });
    await step('Tab cycles through the dialog', async () => {
      const dialog = screen.getByRole('dialog');
      const seen: string[] = [];
      for (let presses = 0; presses < 4; presses++) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
        seen.push(document.activeElement?.textContent || document.activeElement?.ariaLabel || '');
      }
      await expect(seen).toEqual(['Keep it', 'Cancel the booking', 'Close', 'Keep it']);
      await userEvent.tab({ shift: true });
      await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The focus returns to the trigger', async () => {
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(capturePageState()).toEqual(before));
    });
    await userEvent.click(opener);
    await userEvent.click(within(await waitForDialog()).getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close-press' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const dialog = await waitForDialog();
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside-press' });
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(capturePageState()).toEqual(before));
    opener.blur();
  },
};

/** A press on the backdrop does not discard what the user has typed. */
export const KeepsWhatIsTyped: Story = {
  args: { size: 'form', closeOnBackdrop: false, ...addressFormModalPropsFixture },
  play: async ({ args }) => {
    const dialog = await waitForDialog();
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Farzana Rahman');
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(dialog).getByLabelText('Name')).toHaveValue('Farzana Rahman');
  },
};

/** With a trigger and without `open`, it opens and closes itself. */
export const OpenedByTrigger: Story = {
  args: { trigger: <Button>My booking</Button> },
  parameters: {
    visual: {
      duplicateReason:
        'It proves how the modal opens and closes itself; at its end the page is as in OpenAndClose.',
    },
  },
  render: ({ open: _open, ...args }) => (
    <PageFixture>
      <Modal {...args} />
    </PageFixture>
  ),
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'My booking' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect(within(await waitForDialog()).getByRole('heading')).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger-press' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
    trigger.blur();
  },
};

/** If the button that opened the dialog has been removed with its row, the focus goes to the heading above it. */
export const TriggerRemoved: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    const [booked, setBooked] = useState(true);
    return (
      <PageFixture title="Your bookings">
        {booked && <Button onClick={() => setOpen(true)}>Sundarban Bed: cancel</Button>}
        <Modal
          {...args}
          open={open}
          onOpenChange={setOpen}
          actions={
            <Button
              onClick={() => {
                setBooked(false);
                setOpen(false);
              }}
            >
              Cancel the booking
            </Button>
          }
        />
      </PageFixture>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sundarban Bed: cancel' }));
    await userEvent.click(within(await waitForDialog()).getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your bookings' })).toHaveFocus());
  },
};

/** The focus goes to the element that the caller chose. */
export const ReturnsElsewhere: Story = {
  parameters: {
    visual: { duplicateReason: 'It proves where the focus goes; at its end the page is as in OpenAndClose.' },
  },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    const target = useRef<HTMLButtonElement>(null);
    return (
      <PageFixture>
        <Button ref={target}>My booking</Button>
        <Modal {...args} open={open} onOpenChange={setOpen} returnFocusTo={target} />
      </PageFixture>
    );
  },
  play: async ({ canvas }) => {
    await waitForDialog();
    await userEvent.keyboard('{Escape}');
    const target = canvas.getByRole('button', { name: 'My booking' });
    await waitFor(() => expect(target).toHaveFocus());
    target.blur();
  },
};

/** Escape closes the topmost layer: first the panel, then the dialog. */
export const WithAPanel: Story = {
  args: {
    title: 'Where should we deliver it?',
    children: (
      <div className="py-2">
        <Button variant="secondary" popoverTarget="division">
          Dhaka division
        </Button>
        <DropdownPanel id="division" anchor="button" role="dialog" aria-label="Division">
          <Button variant="ghost">Chattogram division</Button>
        </DropdownPanel>
      </div>
    ),
    actions: <Button>Deliver there</Button>,
  },
  play: async ({ args }) => {
    const dialog = await waitForDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dhaka division' }));
    const panel = within(dialog).getByRole('dialog', { name: 'Division' });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(dialog).getByRole('button', { name: 'Dhaka division' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dhaka division' }));
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
  },
};
