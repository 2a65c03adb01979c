import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { TagToggle } from '../tag/tag.tsx';
import { Popover } from './popover.tsx';

const emi = (
  <>
    <p className="font-semibold text-body">Twelve months, no interest</p>
    <p className="mt-1 text-muted">
      ৳4,144 a month with the cards of 14 banks. The first payment is due once you have the sofa.
    </p>
  </>
);

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: { id: 'emi', 'aria-label': 'Paying in instalments', children: emi },
  parameters: {
    keyboard: [
      {
        keys: ['Enter', 'Space'],
        action: 'On the button: opens or closes the popover.',
        step: 'Enter opens the popover',
      },
      {
        keys: ['Tab'],
        action: 'On the button: moves into the popover. After its last element: moves out of it.',
        step: 'Tab moves into the popover',
      },
      {
        keys: ['Escape'],
        action: 'Closes the popover and returns the focus to the button.',
        step: 'Escape closes the popover and returns the focus',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="min-h-84 p-2">
        <h2 className="font-display text-title">Meghna 3-Seater</h2>
        <p className="mt-2 font-total text-small-title tabular">৳49,725</p>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <Button variant="ghost" size="small" popoverTarget={args.id}>
        or ৳4,144 a month
      </Button>
      <Popover {...args} />
    </>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas) {
  const button = canvas.getByRole('button', { name: /month|মাসে/ });
  await userEvent.click(button);
  const panel = await canvas.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
  button.blur();
  return { button, panel };
}

/** Below its button and aligned with the same edge. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas }) => {
    const { button, panel } = await open(canvas);
    const above = button.getBoundingClientRect();
    const below = panel.getBoundingClientRect();
    await expect(below.top - above.bottom).toBe(8);
    await expect(Math.abs(below.left - above.left)).toBeLessThan(1);
    await expect(below.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Closed: Story = {};

/**
 * Opens and closes by keyboard. The step for Escape calls `hidePopover()` because a test cannot trigger the
 * browser's native Escape.
 */
export const OpenAndClose: Story = {
  parameters: {
    visual: { duplicateReason: 'It proves opening and closing; at its end it is closed again.' },
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'or ৳4,144 a month' });
    const before = capturePageState();
    await step('Enter opens the popover', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('dialog', { name: 'Paying in instalments' })).toBeVisible(),
      );
    });
    const panel = canvas.getByRole('dialog');
    await step('Tab moves into the popover', async () => {
      await userEvent.tab();
      await expect(within(panel).getByRole('button', { name: 'Close' })).toHaveFocus();
    });
    await step('Escape closes the popover and returns the focus', async () => {
      panel.hidePopover();
      await expect(button).toHaveFocus();
      await waitFor(() => expect(panel).not.toBeVisible());
      await expect(capturePageState()).toEqual(before);
    });
    await step('The close button closes the popover', async () => {
      await userEvent.click(button);
      await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(panel).not.toBeVisible());
      await expect(capturePageState()).toEqual(before);
    });
    button.blur();
  },
};

/** With a `trigger` it needs no id. Its parent controls it, and is told what has opened or closed it. */
export const Controlled: Story = {
  args: { onOpenChange: fn(), trigger: <Button variant="ghost">or ৳4,144 a month</Button> },
  parameters: {
    visual: { noScreenshotReason: 'It looks as Default and Closed do; the steps prove what it reports.' },
  },
  render: function Render({ id: _, ...args }) {
    const [open, setOpen] = useState(false);
    const [locked, setLocked] = useState(false);
    return (
      <>
        <Popover
          {...args}
          open={open}
          onOpenChange={(next, details) => {
            args.onOpenChange?.(next, details);
            if (!locked) setOpen(next);
          }}
        />
        <p className="mt-2 flex gap-2">
          <Button size="small" onClick={() => setOpen(true)}>
            Show
          </Button>
          <TagToggle pressed={locked} onPressedChange={setLocked}>
            Refuse
          </TagToggle>
        </p>
      </>
    );
  },
  play: async ({ args, canvas, step }) => {
    const reported = () => callsOf(args.onOpenChange);
    const trigger = canvas.getByRole('button', { name: /month/ });
    const panel = () => canvas.queryByRole('dialog');
    await step('the trigger opens and closes it', async () => {
      await userEvent.click(trigger);
      await waitFor(() => expect(panel()).toBeVisible());
      await waitFor(() => expect(reported()).toEqual([[true, { reason: 'trigger-press' }]]));
      await userEvent.click(trigger);
      await waitFor(() => expect(panel()).toBeNull());
      await waitFor(() => expect(reported().slice(1)).toEqual([[false, { reason: 'trigger-press' }]]));
    });
    await step('its close button reports itself', async () => {
      await userEvent.click(trigger);
      await waitFor(() => expect(panel()).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(reported().at(-1)).toEqual([false, { reason: 'close-press' }]));
    });
    await step('the parent opens it below its trigger, which is not reported', async () => {
      const count = reported().length;
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await waitFor(() => expect(panel()).toBeVisible());
      await expect(Math.abs(below(panel()).left - trigger.getBoundingClientRect().left)).toBeLessThan(1);
      await expect(reported()).toHaveLength(count);
    });
    await step('a parent that refuses keeps it closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(panel()).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
      await userEvent.click(trigger);
      await waitFor(() => expect(reported().at(-1)).toEqual([true, { reason: 'trigger-press' }]));
      await waitFor(() => expect(panel()).toBeNull());
    });
    trigger.blur();
  },
};

const callsOf = (handler: unknown) => (handler as ReturnType<typeof fn>).mock.calls;
const below = (panel: HTMLElement | null) => (panel ?? document.body).getBoundingClientRect();

/** Aligned with the other edge, for a button at the end of its row. */
export const FromTheEnd: Story = {
  name: 'Aligned to the end',
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div className="flex justify-end">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { button, panel } = await open(canvas);
    await expect(
      Math.abs(panel.getBoundingClientRect().right - button.getBoundingClientRect().right),
    ).toBeLessThan(1);
  },
};

export const Centred: Story = {
  args: { align: 'center' },
  decorators: [
    (Story) => (
      <div className="flex justify-center">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await open(canvas);
  },
};

/** Without room below, the popover flips and opens above its button. */
export const TurnsOver: Story = {
  name: 'Flipped',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="flex h-dvh items-end p-4">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { button, panel } = await open(canvas);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button.getBoundingClientRect().top,
    );
  },
};

export const LongText: Story = {
  args: {
    children: Array.from({ length: 5 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical paragraphs that are never reordered
      <p key={index} className="pb-2">
        Over three months it’s ৳16,575 a month, over six ৳8,288, over nine ৳5,525 and over twelve ৳4,144.
      </p>
    )),
  },
  play: async ({ canvas }) => {
    const { panel } = await open(canvas);
    await expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(352);
  },
};

export const Bangla: Story = {
  args: {
    'aria-label': 'মাসিক কিস্তি',
    closeLabel: 'বন্ধ করুন',
    children: (
      <div lang="bn">
        <p className="font-semibold text-body">বারো মাস, বিনা সুদে</p>
        <p className="mt-1 text-muted">১৪টি ব্যাংকের কার্ডে মাসে ৳৪,১৪৪।</p>
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
    const { button, panel } = await open(canvas);
    await expect(
      Math.abs(panel.getBoundingClientRect().right - button.getBoundingClientRect().right),
    ).toBeLessThan(1);
  },
};
