import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { LinkTile, LinkTileText } from '../link-tile/link-tile.tsx';
import { menuItemFixtures } from '../mega-menu/menu-items.fixtures.ts';
import { Modal } from '../modal/modal.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const items = menuItemFixtures.map((room) =>
  room.id === 'living'
    ? {
        ...room,
        description: 124,
        banner: (
          <LinkTile href="#living" className="h-37! bg-backdrop-living">
            <LinkTileText title="Living" subtitle={<span lang="bn">বসার ঘর</span>} />
          </LinkTile>
        ),
      }
    : room,
);

const meta = {
  title: 'Components/MobileMenu',
  component: MobileMenu,
  args: {
    id: 'drawer',
    items,
    labels: { title: 'All rooms' },
    contact: (
      <>
        <p className="text-muted text-small">Orders and help, 9 am to 9 pm every day</p>
        <a href="tel:16747" className="block font-bold text-title">
          16747
        </a>
        <a href="mailto:care@example.test" className="inline-block py-2 text-accent underline">
          care@example.test
        </a>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      {
        keys: ['Enter', 'Space'],
        action: 'On the button: opens the drawer and moves the focus into it.',
        step: 'Enter opens the drawer',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On an entry with another level: opens that level.',
        step: 'Enter on an entry opens the next level',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On the back button: returns to the level above.',
        step: 'Enter on the back button returns to the level above',
      },
      { keys: ['Tab'], action: 'Moves within the drawer while it is open.', step: 'Tab stays in the drawer' },
      {
        keys: ['Escape'],
        action: 'Closes the drawer and returns the focus to its button.',
        step: 'Escape closes the drawer and returns the focus',
      },
    ],
  },
  render: (args) => (
    <div className="min-h-160 p-2">
      <IconButton aria-label="Menu" popoverTarget={args.id}>
        <Icon name="menu" />
      </IconButton>
      <MobileMenu {...args} />
      <p className="p-4">The page behind.</p>
    </div>
  ),
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the drawer and goes down through these labels. */
async function open(canvas: Canvas, ...labels: string[]) {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  const drawer = canvas.getByRole('dialog');
  // The drawer takes the focus again when it becomes modal.
  await waitFor(() => expect(drawer.matches(':modal')).toBe(true));
  for (const label of labels) {
    const shown = canvas.getAllByText(label, { selector: 'summary > :first-child > *' });
    await userEvent.click(shown.find((one) => one.checkVisibility()) ?? drawer);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return drawer as HTMLDialogElement;
}

/**
 * Opens, changes levels and closes by keyboard. The last step calls `requestClose()` because a test cannot
 * trigger the browser's native Escape.
 */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    const drawer = canvas.getByRole('dialog', { hidden: true }) as HTMLDialogElement;
    await step('Enter opens the drawer', async () => {
      const shownAsPopover = new Promise((resolve) => {
        drawer.addEventListener('toggle', () => resolve(drawer.matches(':popover-open')), { once: true });
      });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(drawer).toBeVisible());
      await expect(await shownAsPopover).toBe(true);
      await waitFor(() => expect(drawer.matches(':modal')).toBe(true));
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    const summary = drawer.querySelector('summary');
    await step('Enter on an entry opens the next level', async () => {
      summary?.focus();
      summary?.click();
      await waitFor(() => expect(canvas.getByRole('link', { name: /^All Living/ })).toBeVisible());
      await expect(summary).toHaveTextContent('Back to All rooms');
      await expect(canvas.getByText('Bedroom', { selector: 'summary > :first-child > *' })).not.toBeVisible();
    });
    await step('Tab stays in the drawer', async () => {
      for (let presses = 0; presses < 12; presses++) {
        await userEvent.tab();
        await expect(button).not.toHaveFocus();
      }
    });
    await step('Enter on the back button returns to the level above', async () => {
      summary?.click();
      await waitFor(() =>
        expect(canvas.getByText('Bedroom', { selector: 'summary > :first-child > *' })).toBeVisible(),
      );
    });
    await step('Escape closes the drawer and returns the focus', async () => {
      drawer.requestClose();
      await waitFor(() => expect(drawer).not.toBeVisible());
      await waitFor(() => expect(button).toHaveFocus());
      // The browser reports the closing in a later task, and only then can the page scroll again.
      await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
    });
    button.blur();
  },
};

export const Open: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(canvas.getByRole('link', { name: '16747' })).toBeVisible();
  },
};

export const OneLevelDown: Story = {
  play: async ({ canvas }) => {
    await open(canvas, 'Living');
    await expect(canvas.getByRole('link', { name: '16747' })).toBeVisible();
  },
};

export const TwoLevelsDown: Story = {
  play: async ({ canvas }) => {
    await open(canvas, 'Living', 'Sofas');
    await expect(canvas.getByRole('link', { name: 'All Sofas' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^All Living/ })).toBeNull();
  },
};

/** Following a link closes the drawer, since a router may keep the page. */
export const ClosedByALink: Story = {
  parameters: {
    visual: { duplicateReason: 'It proves what happens; at its end the drawer is closed as in Default.' },
  },
  play: async ({ canvas }) => {
    const drawer = await open(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'New' }));
    await waitFor(() => expect(drawer).not.toBeVisible());
    canvas.getByRole('button', { name: 'Menu' }).blur();
  },
};

/** The menu is in the browser's top layer, and closes when a dialog opens from it. */
export const ModalAbove: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <div className="min-h-160 p-2">
        <IconButton aria-label="Menu" popoverTarget={args.id}>
          <Icon name="menu" />
        </IconButton>
        <MobileMenu {...args} contact={<Button onClick={() => setOpen(true)}>Write to us</Button>} />
        <Modal
          open={open}
          onOpenChange={setOpen}
          title="We’ll love to hear from you"
          actions={<Button>Send Your Message</Button>}
        >
          We reply from 9 am to 9 pm every day.
        </Modal>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    const before = capturePageState();
    const drawer = await open(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Write to us' }));
    const modal = await screen.findByRole('dialog', { name: /hear from you/ });
    await waitFor(() => expect(drawer).not.toBeVisible());
    const { left, top, width } = modal.getBoundingClientRect();
    await expect(modal).toContainElement(
      document.elementFromPoint(left + width / 2, top + 40) as HTMLElement,
    );
    await waitFor(() => expect(modal).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(capturePageState()).toEqual(before));
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Write to us' }));
    await waitFor(() => expect(drawer).not.toBeVisible());
  },
};

export const Width320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: items.map((item) => ({
      ...item,
      label: `${item.label} and everything that goes with it`,
      description: '1,24,000',
    })),
  },
  play: async ({ canvas }) => {
    const drawer = await open(canvas);
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    const drawer = await open(canvas, 'Living');
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth));
  },
};
