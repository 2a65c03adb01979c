import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { PageFixture } from '../internal/docs/page-fixture.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { menuItemFixtures } from '../mega-menu/menu-items.fixtures.ts';
import { MobileMenu } from '../mobile-menu/mobile-menu.tsx';
import { Modal } from '../modal/modal.tsx';
import { ToastRegion, toast } from './toast.tsx';
import { ToastCard } from './toast-card.tsx';

const undo = fn();
const clear = () =>
  toast('All 3 items removed from your cart.', { id: 'cleared', action: { label: 'Undo', onClick: undo } });

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '320px' } },
    keyboard: [
      {
        keys: ['Alt T'],
        action: 'From anywhere: moves the focus to the toasts and pauses their countdowns.',
        step: 'Alt+T moves the focus to the toasts',
      },
      { keys: ['Tab'], action: 'Moves to Undo, then to the close button.', step: 'Tab moves to Undo' },
      {
        keys: ['Enter', 'Space'],
        action: 'On Undo: undoes the action, closes the toast and returns the focus to where it was.',
        step: 'Enter undoes the change and returns the focus',
      },
    ],
  },
  beforeEach: () => {
    undo.mockClear();
    return () => toast.dismiss();
  },
  render: (args) => (
    <PageFixture title="Your cart">
      <Button variant="secondary" onClick={clear}>
        Clear All
      </Button>
      <ToastRegion {...args} />
    </PageFixture>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const settled = async (text: string) => {
  const card = (await screen.findByText(text)).closest<HTMLElement>('[data-slot="toast"]') as HTMLElement;
  await waitFor(() => expect(getComputedStyle(card.closest('li') ?? card).opacity).toBe('1'));
  await waitFor(() =>
    expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 15),
  );
  return card;
};
/** Pauses the countdown by hovering, so that the screenshot does not depend on timing. */
const held = async (text: string) => {
  const card = await settled(text);
  await userEvent.hover(card);
  await waitFor(() => expect(card).toHaveAttribute('data-paused'));
  return card;
};
const gone = () => waitFor(() => expect(document.querySelector('[data-slot="toast"]')).toBeNull());

/** At the bottom right, with an action. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async () => {
    clear();
    const card = await held('All 3 items removed from your cart.');
    await expect(card.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth - 25);
    await expect(card.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

/** An error stays for 10 seconds. Show it where it happened as well. */
export const Failed: Story = {
  tags: ['forced-colours'],
  play: async () => {
    toast.error('Failed to Subscribe');
    const card = await held('Failed to Subscribe');
    await expect(card).toHaveAttribute('data-variant', 'error');
  },
};

/** The countdown is a stitched line that shrinks; here it is fixed at three points for the screenshot. */
export const TheThread: Story = {
  name: 'Countdown',
  render: () => (
    <div className="grid justify-items-start gap-4 p-6 [--width:26rem]">
      {[
        '*:data-[slot=toast-countdown]:-translate-x-[10%] *:data-[slot=toast-countdown]:before:translate-x-[10%]',
        '*:data-[slot=toast-countdown]:-translate-x-[45%] *:data-[slot=toast-countdown]:before:translate-x-[45%]',
        '*:data-[slot=toast-countdown]:-translate-x-[85%] *:data-[slot=toast-countdown]:before:translate-x-[85%]',
      ].map((spent) => (
        <ToastCard
          key={spent}
          variant="plain"
          duration={600_000}
          onClose={() => {}}
          closeLabel="Close"
          action={{ label: 'Undo', onClick: () => {} }}
          className={`*:data-[slot=toast-countdown]:animate-none! ${spent}`}
        >
          All 3 items removed from your cart.
        </ToastCard>
      ))}
    </div>
  ),
};

export const UndoByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Clear All' });
    const before = capturePageState();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const card = await settled('All 3 items removed from your cart.');
    await step('Alt+T moves the focus to the toasts', async () => {
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await waitFor(() => expect(card.closest('ol')).toHaveFocus());
      await waitFor(() => expect(card).toHaveAttribute('data-paused'));
    });
    await step('Tab moves to Undo', async () => {
      within(card).getByRole('button', { name: 'Undo' }).focus();
      await expect(card).toHaveAttribute('data-paused');
    });
    await step('Enter undoes the change and returns the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(undo).toHaveBeenCalledOnce();
      await gone();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(capturePageState()).toEqual(before);
    });
    button.blur();
  },
};

/** Hovering pauses the countdown and its animation. */
export const Hovered: Story = {
  play: async () => {
    toast('Meghna 3-Seater is on your wishlist.');
    const card = await settled('Meghna 3-Seater is on your wishlist.');
    await userEvent.hover(card);
    await waitFor(() => expect(card).toHaveAttribute('data-paused'));
    const thread = card.querySelector('[data-slot=toast-countdown]');
    await expect(thread?.getAnimations({ subtree: true }).map(({ playState }) => playState)).toEqual([
      'paused',
      'paused',
    ]);
    await userEvent.unhover(card);
    await waitFor(() => expect(card).not.toHaveAttribute('data-paused'));
    await userEvent.hover(card);
  },
};

/** Several toasts are stacked, and spread out when they are hovered. */
export const Multiple: Story = {
  play: async () => {
    for (const text of [
      'Saved.',
      'The address is in your address book.',
      'Copied. The link is good for 30 days.',
    ])
      toast(text);
    const last = await settled('Copied. The link is good for 30 days.');
    await userEvent.hover(last);
    await waitFor(() => expect(screen.getByText('Saved.')).toBeVisible());
  },
};

/** A toast can be used while a modal is open: the page behind it is inert, but the region is not. */
export const OverAModal: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <PageFixture title="Your cart">
        <ToastRegion {...args} />
        <Modal
          open={open}
          onOpenChange={setOpen}
          title="New address"
          actions={<Button>Save the address</Button>}
        >
          House 14, Road 7, Dhanmondi.
        </Modal>
      </PageFixture>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    clear();
    const card = await settled('All 3 items removed from your cart.');
    await expect(card.closest('[inert]')).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await gone();
    await expect(dialog).toBeVisible();
    clear();
    await held('All 3 items removed from your cart.');
  },
};

/** The menu of narrow windows is a native modal dialog: the toast is moved into it and is above its content. */
export const OverTheMobileMenu: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <PageFixture title="Your cart">
      <Button variant="secondary" popoverTarget="drawer">
        Menu
      </Button>
      <MobileMenu id="drawer" items={menuItemFixtures} />
      <ToastRegion {...args} />
    </PageFixture>
  ),
  play: async ({ canvas, step }) => {
    const drawer = document.getElementById('drawer') as HTMLDialogElement;
    const text = 'All 3 items removed from your cart.';
    const undoButton = (card: HTMLElement) => within(card).getByRole('button', { name: 'Undo' });
    /** Returns the element that a press would hit, which is never an inert one. */
    const pressed = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };

    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(drawer.matches(':modal')).toBe(true));
    await step('A new toast can be pressed and is announced', async () => {
      clear();
      const card = await settled(text);
      await expect(card.closest('[aria-live="polite"]')?.closest('dialog')).toBe(drawer);
      await expect(card.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth - 25);
      await waitFor(() => expect(pressed(undoButton(card))).toBe(undoButton(card)));
      await userEvent.click(undoButton(card));
      await expect(undo).toHaveBeenCalledOnce();
      await gone();
      await expect(drawer.matches(':modal')).toBe(true);
    });
    await step('The toast stays when the menu closes, and moves into it when it reopens', async () => {
      clear();
      await held(text);
      drawer.requestClose();
      await waitFor(() => expect(document.querySelector('dialog [data-slot="toast"]')).toBeNull());
      const card = await held(text);
      await expect(pressed(undoButton(card))).toBe(undoButton(card));
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
      await waitFor(() => expect(drawer.contains(card)).toBe(true));
      await waitFor(() => expect(pressed(undoButton(card))).toBe(undoButton(card)));
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await held(text);
  },
};

export const LongText: Story = {
  play: async () => {
    const text =
      'Your order for the Sundarban Bed in king size with storage is placed. We’ll call the number ending in 906 before we arrive, on Thursday between 9 am and noon.';
    toast(text, { action: { label: 'See the order', onClick: () => {} } });
    const card = await held(text);
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const Bangla: Story = {
  play: async () => {
    toast(<span lang="bn">তিনটি পণ্যই কার্ট থেকে সরানো হয়েছে।</span>, {
      action: { label: <span lang="bn">ফিরিয়ে আনুন</span>, onClick: () => {} },
      closeLabel: 'বন্ধ করুন',
    });
    await held('তিনটি পণ্যই কার্ট থেকে সরানো হয়েছে।');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    clear();
    const card = await held('All 3 items removed from your cart.');
    const button = within(card).getByRole('button', { name: 'Undo' }).getBoundingClientRect();
    await expect(button.left).toBeLessThan(card.getBoundingClientRect().left + card.clientWidth / 2);
  },
};
