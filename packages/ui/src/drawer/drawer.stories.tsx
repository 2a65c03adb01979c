import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { OverlayStory } from '../internal/docs/overlay-story.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { waitForDialog } from '../internal/testing/wait-for-dialog.ts';
import { Drawer } from './drawer.tsx';

function Kinds() {
  return (
    <fieldset>
      <legend className="py-2 font-semibold">Type</legend>
      {[
        ['Sofas', '22'],
        ['L-shapes', '11'],
        ['Divans', '14'],
        ['Armchairs', '16'],
      ].map(([kind, count], index) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input type="checkbox" defaultChecked={index < 2} className="size-6 accent-accent" />
          {kind}
          <span className="ms-auto text-subtle">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Filters',
    onOpenChange: fn(),
    headerActions: (
      <button type="button" className="min-h-11 px-2 text-accent underline">
        Clear all 2
      </button>
    ),
    children: <Kinds />,
    footer: <Button>Show 33 pieces</Button>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
    keyboard: [
      {
        keys: ['Enter', 'Space'],
        action: 'On the trigger: opens the drawer and moves the focus into it.',
        step: 'Enter opens the drawer',
      },
      { keys: ['Tab'], action: 'Moves within the drawer while it is open.', step: 'Tab stays in the drawer' },
      {
        keys: ['Escape'],
        action: 'Closes the drawer and returns the focus to the trigger.',
        step: 'Escape closes the drawer',
      },
    ],
  },
  render: (args) => (
    <OverlayStory title="Sofas" button="Filters" open={args.open} onOpenChange={args.onOpenChange}>
      {(state) => <Drawer {...args} {...state} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end edge, for filters. On a phone it fills the window. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async () => {
    const { right, width, height } = (await waitForDialog()).getBoundingClientRect();
    await expect(right).toBe(window.innerWidth);
    await expect(width).toBe(Math.min(416, window.innerWidth));
    await expect(height).toBe(window.innerHeight);
  },
};

/** At the start edge, for a menu. A strip of the page stays visible, which closes it. */
export const FromTheStart: Story = {
  name: 'Placement start',
  args: {
    side: 'start',
    title: 'Your account',
    headerActions: undefined,
    footer: <Button variant="secondary">Sign Out</Button>,
    children: (
      <ul>
        {['Profile', 'Orders', 'Wishlist', 'Addresses', 'Reviews'].map((label) => (
          <li key={label} className="border-subtle border-b last:border-0">
            <a href={`#${label}`} className="flex min-h-13 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    ),
  },
  play: async () => {
    const { left, width } = (await waitForDialog()).getBoundingClientRect();
    await expect(left).toBe(0);
    await expect(width).toBeLessThanOrEqual(window.innerWidth - 44);
  },
};

/** At the bottom edge, as high as its content: a few options near the thumb. */
export const FromBelow: Story = {
  name: 'Bottom sheet',
  args: {
    side: 'bottom',
    title: 'Sort by',
    headerActions: undefined,
    footer: undefined,
    children: ['Newest first', 'Price, low to high', 'Price, high to low'].map((order, index) => (
      <label key={order} className="flex min-h-12 items-center gap-3">
        <input type="radio" name="order" defaultChecked={index === 0} className="size-5 accent-accent" />
        {order}
      </label>
    )),
  },
  play: async () => {
    const { bottom, height } = (await waitForDialog()).getBoundingClientRect();
    await expect(bottom).toBe(window.innerHeight);
    await expect(height).toBeLessThan(300);
  },
};

/** While the items are being counted, it cannot be closed. */
export const Loading: Story = {
  args: { loading: true, footer: <Button loading>Show 33 pieces</Button> },
  play: async ({ args }) => {
    const sheet = await waitForDialog();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const OpenAndClose: Story = {
  args: { open: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    const before = capturePageState();
    await step('Enter opens the drawer', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const sheet = await waitForDialog();
      await waitFor(() => expect(within(sheet).getByRole('checkbox', { name: /^Sofas/ })).toHaveFocus());
    });
    await step('Tab stays in the drawer', async () => {
      for (let presses = 0; presses < 9; presses++) {
        await userEvent.tab();
        await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape closes the drawer', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(capturePageState()).toEqual(before));
    });
    await step('A press outside closes the drawer', async () => {
      await userEvent.click(opener);
      const sheet = await waitForDialog();
      await userEvent.click(sheet.parentElement ?? sheet);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside-press' });
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(capturePageState()).toEqual(before));
    });
    opener.blur();
  },
};

/** Header and footer stay, the middle scrolls. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 9 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical groups that are never reordered
      <div key={index} className="border-subtle border-b pb-3">
        <Kinds />
      </div>
    )),
  },
  play: async () => {
    const sheet = await waitForDialog();
    await expect(within(sheet).getByRole('button', { name: 'Show 33 pieces' })).toBeVisible();
    await expect(sheet.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};

export const Empty: Story = {
  args: {
    headerActions: undefined,
    children: (
      <p className="py-6 text-muted">Only one divan has a back, so there’s nothing left to filter.</p>
    ),
    footer: <Button>Show 1 piece</Button>,
  },
};

export const Bangla: Story = {
  args: {
    title: <span lang="bn">বাছাই</span>,
    headerActions: undefined,
    children: (
      <div lang="bn">
        {['সোফা', 'ডিভান', 'আরামকেদারা'].map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-3">
            <input type="checkbox" className="size-6 accent-accent" />
            {kind}
          </label>
        ))}
      </div>
    ),
    footer: (
      <Button>
        <span lang="bn">৩৩টি দেখুন</span>
      </Button>
    ),
    closeLabel: 'বন্ধ করুন',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await waitFor(async () => expect((await waitForDialog()).getBoundingClientRect().left).toBe(0));
  },
};
