import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AccountMenu } from '../../account-menu/account-menu.tsx';
import { AlertDialog } from '../../alert-dialog/alert-dialog.tsx';
import { Button } from '../../button/button.tsx';
import { Drawer } from '../../drawer/drawer.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../dropdown-menu/dropdown-menu.tsx';
import { DropdownPanel } from '../../dropdown-panel/dropdown-panel.tsx';
import { MobileMenu } from '../../mobile-menu/mobile-menu.tsx';
import { Modal } from '../../modal/modal.tsx';
import { PopUp } from '../../pop-up/pop-up.tsx';
import { Popover } from '../../popover/popover.tsx';
import { FormFieldFixture } from '../docs/form-field-fixture.tsx';
import { SofaFixture } from '../docs/sofa-fixture.tsx';
import { capturePageState } from '../testing/capture-page-state.ts';

type Controlled = (open: boolean, close: () => void) => ReactNode;

/** Overlays that React opens. */
const layers: Record<string, Controlled> = {
  Modal: (open, close) => (
    <Modal
      open={open}
      onOpenChange={close}
      title="Cancel this booking?"
      actions={<Button>Cancel it</Button>}
    />
  ),
  AlertDialog: (open, close) => (
    <AlertDialog
      open={open}
      onConfirm={() => {}}
      onOpenChange={close}
      title="Delete this address?"
      confirmLabel="Delete"
      cancelLabel="Keep it"
    >
      Orders already on their way aren’t affected.
    </AlertDialog>
  ),
  'Drawer from the start': (open, close) => (
    <Drawer side="start" open={open} onOpenChange={close} title="Your account" />
  ),
  'Drawer from the end': (open, close) => <Drawer open={open} onOpenChange={close} title="Filters" />,
  'Drawer from below': (open, close) => (
    <Drawer side="bottom" open={open} onOpenChange={close} title="Sort by" />
  ),
  PopUp: (open, close) => (
    <PopUp open={open} onOpenChange={close} title="Save your first order" image={<SofaFixture />} />
  ),
};

/** Overlays that the browser opens, from the button that names them. */
const popovers: Record<string, ReactNode> = {
  Popover: (
    <Popover id="Popover" aria-label="Paying in instalments">
      ৳4,144 a month
    </Popover>
  ),
  DropdownPanel: (
    <DropdownPanel id="DropdownPanel" aria-label="Your cart">
      It’s empty.
    </DropdownPanel>
  ),
  MobileMenu: <MobileMenu id="MobileMenu" items={[{ id: 'living', label: 'Living', href: '#living' }]} />,
};

function Opened({ name, overlay }: { name: string; overlay: Controlled }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {overlay(open, () => setOpen(false))}
    </>
  );
}

/** Every overlay of the design system on one long page, with their buttons side by side. */
const meta = {
  title: 'Foundations/Overlays',
  parameters: {
    layout: 'fullscreen',
    keyboard: [],
    visual: {
      duplicateReason: 'It proves what is left behind; the overlays themselves have stories of their own.',
    },
  },
  render: () => (
    <div className="grid min-h-[250dvh] content-start gap-6 bg-backdrop-living px-4 pt-90 md:px-8">
      <h1 className="font-display text-page-title">Nothing is left behind</h1>
      <div className="flex flex-wrap items-center gap-3">
        {Object.entries(layers).map(([name, overlay]) => (
          <Opened key={name} name={name} overlay={overlay} />
        ))}
        {Object.entries(popovers).map(([name, popover]) => (
          <div key={name}>
            <Button variant="secondary" popoverTarget={name}>
              {name}
            </Button>
            {popover}
          </div>
        ))}
        <DropdownMenu trigger={<Button variant="secondary">DropdownMenu</Button>}>
          <DropdownMenuItem>Copy the link</DropdownMenuItem>
        </DropdownMenu>
        <AccountMenu
          name="Farzana Rahman"
          label="AccountMenu"
          signInHref="#sign-in"
          entries={[{ id: 'profile', label: 'Profile', href: '#profile' }]}
        />
        <FormFieldFixture label="Password" />
      </div>
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The styles that the shop had set are restored, the scroll position is unchanged, and the focus is on the button that
 * opened the overlay.
 */
export const PageCleanup: Story = {
  beforeEach: () => {
    document.body.style.setProperty('accent-color', 'auto');
    return () => {
      document.body.style.removeProperty('accent-color');
      window.scrollTo(0, 0);
    };
  },
  play: async ({ canvas, step }) => {
    const names = [...Object.keys(layers), ...Object.keys(popovers), 'DropdownMenu', 'AccountMenu'];
    for (const name of names) {
      await step(`MODAL-7 ${name} leaves styles, scroll position and focus as they were`, async () => {
        const opener = canvas.getByRole('button', { name });
        window.scrollTo(0, 120);
        opener.focus({ preventScroll: true });
        const before = capturePageState();
        await expect(before.scroll).toBe(120);
        await userEvent.click(opener);
        const overlay = await waitFor(opened);
        await waitFor(() => expect(overlay).toBeVisible());
        await leave(overlay);
        await waitFor(() => expect(overlay.isConnected && overlay.checkVisibility()).toBe(false));
        await waitFor(() => expect(opener).toHaveFocus());
        await waitFor(() => expect(capturePageState()).toEqual(before));
        opener.blur();
      });
    }
  },
};

/**
 * Text that is typed right after an overlay has closed arrives where the user put the focus. An overlay that restores
 * the focus only after fading out would take it away in the middle of a word.
 */
export const TypesAtOnce: Story = {
  ...PageCleanup,
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Password');
    for (const name of [...Object.keys(layers), ...Object.keys(popovers), 'DropdownMenu', 'AccountMenu']) {
      const opener = canvas.getByRole('button', { name });
      const openAndLeave = async () => {
        opener.focus({ preventScroll: true });
        await userEvent.click(opener);
        await waitFor(() => expect(opened()).toBeVisible());
        await leave(opened());
      };

      await step(`MODAL-7 ${name} returns the focus in the frame in which it closes`, async () => {
        await openAndLeave();
        await nextFrame();
        await expect(opener).toHaveFocus();
      });
      await step(`MODAL-7 ${name} leaves the focus in a field that takes it after closing`, async () => {
        await openAndLeave();
        field.focus({ preventScroll: true });
        // Takes longer than any overlay takes to fade out.
        await userEvent.keyboard('correct horse', { delay: 40 });
        await expect(field).toHaveValue('correct horse');
        await expect(field).toHaveFocus();
        await userEvent.clear(field);
      });
    }
  },
};

/** An overlay that closes because the user navigates to another page leaves the focus to that page. */
export const AnotherPage: Story = {
  ...PageCleanup,
  play: async ({ canvas, step }) => {
    const here = location.href;
    for (const name of [...Object.keys(layers), 'DropdownMenu']) {
      await step(`MODAL-7 ${name} does not move the focus on another page`, async () => {
        const opener = canvas.getByRole('button', { name });
        await userEvent.click(opener);
        const overlay = await waitFor(opened);
        history.pushState(null, '', '/another-page');
        await leave(overlay);
        // Longer than any overlay takes to fade out.
        await new Promise((resolve) => setTimeout(resolve, 400));
        await expect(overlay).not.toBeInTheDocument();
        await expect(opener).not.toHaveFocus();
        history.pushState(null, '', here);
      });
    }
  },
};

function nextFrame() {
  return new Promise(requestAnimationFrame);
}

function opened(): HTMLElement {
  const found = document.querySelector<HTMLElement>(
    '[role$="dialog"][data-state="open"], [role="menu"], :popover-open, dialog:modal',
  );
  if (!found) throw new Error('Nothing has opened.');
  return found;
}

/** Closes the overlay by Escape, or by script if it is native: a test cannot trigger the browser's own Escape. */
async function leave(overlay: HTMLElement) {
  if (overlay.matches(':popover-open')) overlay.hidePopover();
  else if (overlay instanceof HTMLDialogElement) overlay.requestClose();
  else await userEvent.keyboard('{Escape}');
}
