import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from './dropdown-menu.tsx';

const trigger = (
  <Button variant="secondary">
    Order 10428 <Icon name="chevron-down" width={18} height={18} />
  </Button>
);

const meta = {
  title: 'Components/DropdownMenu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuItem,
    DropdownMenuCheckboxItem,
    DropdownMenuGroup,
    DropdownMenuRadioGroup,
    DropdownMenuRadioItem,
  },
  args: {
    trigger,
    onOpenChange: fn(),
    children: (
      <>
        <DropdownMenuItem>Where is it?</DropdownMenuItem>
        <DropdownMenuItem>Ask for another day</DropdownMenuItem>
        <DropdownMenuItem disabled>Write a review</DropdownMenuItem>
        <DropdownMenuItem>Order it again</DropdownMenuItem>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    keyboard: [
      {
        keys: ['Enter', 'Space', 'ArrowDown'],
        action: 'On the button: opens the menu and moves the focus to its first item.',
        step: 'Enter opens the menu and focuses the first item',
      },
      {
        keys: ['ArrowDown', 'ArrowUp'],
        action: 'Moves to the next or previous item, wrapping at the ends and skipping disabled items.',
        step: 'The arrow keys wrap around and skip disabled items',
      },
      {
        keys: ['Home', 'End'],
        action: 'Moves to the first or last item.',
        step: 'Home and End move to the first and the last item',
      },
      {
        keys: ['a letter'],
        action: 'Moves to the item that starts with it.',
        step: 'A letter moves to the item that starts with it',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On an item: runs it and closes the menu. On a checkbox item: toggles it without closing.',
        step: 'Enter runs the action and closes the menu',
      },
      {
        keys: ['Escape'],
        action: 'Closes the menu and returns the focus to the button.',
        step: 'Escape closes the menu and returns the focus',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="min-h-84">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const settled = async () => {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
  return menu;
};
const row = (name: string) => screen.getByRole('menuitem', { name });

async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button'));
  return settled();
}

export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(menu).toHaveAccessibleName('Order 10428');
    const { height } = row('Where is it?').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Order 10428' });
    const before = capturePageState();
    await step('Enter opens the menu and focuses the first item', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await settled();
      await waitFor(() => expect(row('Where is it?')).toHaveFocus());
      await expect(capturePageState().bodyStyle).toBe(before.bodyStyle);
    });
    await step('The arrow keys wrap around and skip disabled items', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(row('Order it again')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(row('Where is it?')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(row('Order it again')).toHaveFocus();
    });
    await step('Home and End move to the first and the last item', async () => {
      await userEvent.keyboard('{Home}');
      await expect(row('Where is it?')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(row('Order it again')).toHaveFocus();
    });
    await step('A letter moves to the item that starts with it', async () => {
      await userEvent.keyboard('a');
      await waitFor(() => expect(row('Ask for another day')).toHaveFocus());
    });
    await step('Escape closes the menu and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
      await expect(capturePageState()).toEqual(before);
    });
    await step('Enter runs the action and closes the menu', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await settled();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(capturePageState()).toEqual(before);
    });
    button.blur();
  },
};

/** A touch may be the start of a scroll, so the menu opens when the finger is lifted. */
export const ByTouch: Story = {
  parameters: { visual: { duplicateReason: 'It proves how a finger opens it; open, it is as in Default.' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Order 10428' });
    fireEvent.pointerDown(button, { pointerType: 'touch', button: 0 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.click(button);
    await settled();
  },
};

/** Named groups, keyboard shortcuts that work elsewhere, and the destructive item last. */
export const GroupsAndShortcuts: Story = {
  args: {
    children: (
      <>
        <DropdownMenuGroup label="This list">
          <DropdownMenuItem shortcut="R">Rename</DropdownMenuItem>
          <DropdownMenuItem shortcut="Ctrl C">Copy the link</DropdownMenuItem>
        </DropdownMenuGroup>
        <DropdownMenuGroup label="Elsewhere">
          <DropdownMenuItem asChild>
            <a href="#showrooms">See them in a showroom</a>
          </DropdownMenuItem>
        </DropdownMenuGroup>
        <DropdownMenuGroup>
          <DropdownMenuItem destructive>Delete the list</DropdownMenuItem>
        </DropdownMenuGroup>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(within(menu).getByRole('group', { name: 'This list' })).toBeVisible();
    await expect(row('See them in a showroom')).toHaveAttribute('href', '#showrooms');
  },
};

/** Checkbox items keep the menu open, because several may be changed; a radio item closes it. */
export const BoxesAndChoices: Story = {
  name: 'Checkbox and radio items',
  render: function Render(args) {
    const [days, setDays] = useState(['friday']);
    const [order, setOrder] = useState('newest');
    const box = (day: string, label: string) => (
      <DropdownMenuCheckboxItem
        checked={days.includes(day)}
        onCheckedChange={(on) => setDays(on ? [...days, day] : days.filter((one) => one !== day))}
      >
        {label}
      </DropdownMenuCheckboxItem>
    );
    return (
      <DropdownMenu {...args}>
        <DropdownMenuGroup label="Deliver on">
          {box('friday', 'Fridays')}
          {box('evening', 'Evenings')}
        </DropdownMenuGroup>
        <DropdownMenuRadioGroup label="Sort by" value={order} onValueChange={setOrder}>
          <DropdownMenuRadioItem value="newest">Newest first</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="cheapest">Cheapest first</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenu>
    );
  },
  play: async ({ canvas }) => {
    await open(canvas);
    const evenings = screen.getByRole('menuitemcheckbox', { name: 'Evenings' });
    await userEvent.click(evenings);
    await expect(evenings).toHaveAttribute('aria-checked', 'true');
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Fridays' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Cheapest first' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open(canvas);
    await expect(screen.getByRole('menuitemradio', { name: 'Cheapest first' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
};

/**
 * A dialog that an item opens returns the focus to the menu's button when it closes, and leaves nothing on the page.
 */
export const OpensADialog: Story = {
  render: function Render(args) {
    const [isConfirming, setConfirming] = useState(false);
    return (
      <>
        <DropdownMenu {...args}>
          <DropdownMenuItem destructive onSelect={() => setConfirming(true)}>
            Delete the list…
          </DropdownMenuItem>
        </DropdownMenu>
        <AlertDialog
          open={isConfirming}
          title="Delete the list?"
          confirmLabel="Delete the list"
          cancelLabel="Keep it"
          onConfirm={() => {}}
          onOpenChange={setConfirming}
        >
          Only the list will be deleted. The pieces stay in the shop.
        </AlertDialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Order 10428' });
    const before = capturePageState();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await settled();
    await waitFor(() => expect(row('Delete the list…')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(capturePageState()).toEqual(before));
    await userEvent.keyboard('{Enter}');
    await settled();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <DropdownMenuItem>
          Ask the showroom in Dhanmondi to keep this piece for me until Thursday evening
        </DropdownMenuItem>
        <DropdownMenuItem shortcut="Ctrl Shift L">Send the list to everyone in the family</DropdownMenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 11);
  },
};

export const Bangla: Story = {
  args: {
    trigger: (
      <Button variant="secondary">
        <span lang="bn">অর্ডার ১০৪২৮</span>
      </Button>
    ),
    children: (
      <div lang="bn">
        <DropdownMenuItem>কোথায় আছে?</DropdownMenuItem>
        <DropdownMenuItem>অন্য দিন চাই</DropdownMenuItem>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await open(canvas);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    const button = canvas.getByRole('button', { hidden: true });
    await expect(
      Math.abs(menu.getBoundingClientRect().right - button.getBoundingClientRect().right),
    ).toBeLessThan(1);
  },
};
