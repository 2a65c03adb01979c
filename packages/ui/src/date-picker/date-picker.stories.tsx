import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field, FieldError, FieldHint, FieldLabel } from '../field/field.tsx';
import { inBangla, loadBanglaFonts } from '../internal/docs/in-bangla.tsx';
import { expectWrittenFromLeft } from '../internal/testing/expect-written-from-left.ts';
import { DatePicker } from './date-picker.tsx';

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const noFridays = (day: string) => (weekdayOf(day) === 5 ? 'We don’t deliver on Fridays.' : undefined);

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { today: '2026-11-20', onValueChange: fn(), onOpenChange: fn() },
  argTypes: { getDisabledReason: { control: false }, min: { control: 'text' }, max: { control: 'text' } },
  parameters: {
    keyboard: [
      {
        keys: ['Enter'],
        action: 'In the text: takes the typed day, and submits the form. On the button: opens the calendar.',
        step: 'Enter takes the typed day',
      },
      {
        keys: ['Alt+ArrowDown'],
        action: 'In the text: opens the calendar at the chosen day.',
        step: 'Alt and Arrow down open the calendar at the chosen day',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'In the calendar: chooses the day, closes the calendar and returns the focus.',
        step: 'Enter chooses a day and returns the focus',
      },
      {
        keys: ['Escape'],
        action: 'Closes the calendar and returns the focus. The day stays.',
        step: 'Escape closes the calendar and returns the focus',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Field>
      <FieldLabel>Delivery day</FieldLabel>
      <DatePicker {...args} />
    </Field>
  ),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** A picture needs room for the calendar. On a docs page, where no play function opens it, it may cover what follows. */
const room = [
  (Story: ComponentType, { viewMode }: { viewMode: string }) => (
    <div className={viewMode === 'docs' ? undefined : 'min-h-120'}>
      <Story />
    </div>
  ),
];

/** Opens the calendar by its button, and returns both. */
async function open(canvas: Canvas, name = 'Open the calendar') {
  const button = canvas.getByRole('button', { name });
  await userEvent.click(button);
  const dialog = await canvas.findByRole('dialog');
  const grid = await within(dialog).findByRole('grid');
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return { button, dialog, grid };
}

export const Default: Story = { tags: ['w320', 'forced-colours'] };

export const Open: Story = {
  tags: ['w320', 'forced-colours'],
  decorators: room,
  args: { defaultValue: '2026-11-24', getDisabledReason: noFridays, min: '2026-11-22', max: '2027-01-19' },
  play: async ({ args, canvas }) => {
    const { dialog, grid } = await open(canvas);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger-press' });
    await expect(dialog).toHaveAccessibleName('Choose a day');
    await expect(within(grid).getByRole('button', { name: /selected/ })).toHaveFocus();
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    for (const day of within(grid).getAllByRole('button')) {
      await expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(
        window.innerWidth < 320 ? 40 : 43,
      );
    }
  },
};

const send = fn((event: { preventDefault(): void }) => event.preventDefault());

export const ByKeyboard: Story = {
  parameters: { visual: { noScreenshotReason: 'It proves the keys; its states are pictured in Open.' } },
  args: { getDisabledReason: noFridays, name: 'day' },
  render: (args) => (
    <form onSubmit={send}>
      <Field>
        <FieldLabel>Delivery day</FieldLabel>
        <DatePicker {...args} />
      </Field>
      <Button type="submit">Continue</Button>
    </form>
  ),
  play: async ({ args, canvas, step }) => {
    send.mockClear();
    const text = canvas.getByRole('textbox', { name: 'Delivery day' });
    const button = canvas.getByRole('button', { name: 'Open the calendar' });
    await step('Enter takes the typed day', async () => {
      await userEvent.type(text, '24.11.26{Enter}');
      await expect(text).toHaveValue('24/11/2026');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-24', { reason: 'input-change' });
      await expect(send).toHaveBeenCalledOnce();
    });
    await step('Alt and Arrow down open the calendar at the chosen day', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /24 November 2026, selected/ })).toHaveFocus(),
      );
    });
    await step('Enter chooses a day and returns the focus', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
      await expect(text).toHaveValue('25/11/2026');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-25', { reason: 'item-press' });
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'item-press' });
      await expect([text, button]).toContain(document.activeElement);
    });
    await step('Escape closes the calendar and returns the focus', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /selected/ })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      // A test cannot trigger the browser's own Escape.
      canvas.getByRole('dialog').hidePopover();
      await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
      await expect(button).toHaveFocus();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
      await expect(text).toHaveValue('25/11/2026');
    });
  },
};

/** The calendar says why it opens and closes, and the parent may keep it open. */
export const Controlled: Story = {
  parameters: { visual: { noScreenshotReason: 'It looks like Open.' } },
  decorators: room,
  render: function Render(args) {
    const [value, setValue] = useState('2026-11-24');
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Field>
          <FieldLabel>Delivery day</FieldLabel>
          <DatePicker
            {...args}
            value={value}
            onValueChange={setValue}
            open={isOpen}
            onOpenChange={(next, details) => {
              args.onOpenChange?.(next, details);
              if (details.reason !== 'item-press') setOpen(next);
            }}
          />
        </Field>
        <Button onClick={() => setOpen(true)}>Change the day</Button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the day' }));
    const grid = await canvas.findByRole('grid');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(within(grid).getByRole('button', { name: /26 November/ }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'item-press' });
    await expect(canvas.getByRole('textbox')).toHaveValue('26/11/2026');
    await waitFor(() => expect(grid).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close-press' });
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
  },
};

/** With room neither below nor above, the page scrolls until the whole calendar is in the window. */
export const InTheMiddle: Story = {
  parameters: {
    layout: 'fullscreen',
    visual: { noScreenshotReason: 'It proves the position; it looks like Open.' },
  },
  decorators: [
    (Story) => (
      <div className="p-4 pb-[100dvh]">
        <div className="h-[calc(50dvh-3rem)]" />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas);
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The browser reports that it has opened the calendar only later. A render in between must not close it again. */
export const RenderedWhileOpening: Story = {
  parameters: { visual: { noScreenshotReason: 'It looks like Open.' } },
  decorators: room,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Open the calendar' }).click();
    await fireEvent.input(canvas.getByRole('textbox'), { target: { value: '24/11/2026' } });
    const grid = await canvas.findByRole('grid');
    await waitFor(() => expect(grid).toBeVisible());
  },
};

/** A typed day that cannot be chosen stays as it is, and the field says why. */
export const DisabledDayTyped: Story = {
  args: { getDisabledReason: noFridays },
  tags: ['w320'],
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox');
    await userEvent.type(text, '27/11/2026');
    await userEvent.tab();
    await expect(text).toHaveAccessibleDescription('We don’t deliver on Fridays.');
    await expect(text).toHaveValue('27/11/2026');
    const message = canvas.getByRole('status');
    await expect(message.querySelector('svg[data-name=alert]')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A reason in the language of the shop keeps its full stop at its end. */
export const DisabledDayRightToLeft: Story = {
  ...DisabledDayTyped,
  tags: [],
  globals: { direction: 'rtl' },
  parameters: {
    visual: { noScreenshotReason: 'It proves the direction of the reason; DisabledDayTyped is pictured.' },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '27/11/2026');
    await userEvent.tab();
    await expectWrittenFromLeft(canvas.getByRole('status'), 'We don’t deliver on Fridays.');
  },
};

export const InAForm: Story = {
  args: { name: 'day', required: true },
  render: function Render(args) {
    const [error, setError] = useState('');
    const [sent, setSent] = useState('');
    return (
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const day = String(new FormData(event.currentTarget).get('day'));
          setError(day === '' ? 'Choose a day.' : '');
          setSent(day);
        }}
      >
        <Field required>
          <FieldLabel>Delivery day</FieldLabel>
          <DatePicker {...args} />
          <FieldError>{error}</FieldError>
          <FieldHint>Any day except Friday.</FieldHint>
        </Field>
        <Button type="submit">Book the delivery</Button>
        <output>{sent}</output>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Book the delivery' });
    const text = canvas.getByRole('textbox', { name: /^Delivery day/ });
    await userEvent.type(text, '24/11/2026');
    await userEvent.click(submit);
    await expect(canvas.getByText('2026-11-24')).toBeVisible();
    await userEvent.clear(text);
    await userEvent.click(submit);
    await expect(text).toHaveAccessibleDescription('Choose a day. Any day except Friday.');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    submit.blur();
  },
};

/** A refused day and a missing one would be two errors that contradict each other: the field shows the first. */
export const RefusedInAForm: Story = {
  ...InAForm,
  parameters: { visual: { noScreenshotReason: 'It looks like Disabled day typed.' } },
  args: { name: 'day', required: true, getDisabledReason: noFridays },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: /^Delivery day/ });
    await userEvent.type(text, '27/11/2026{Enter}');
    await expect(text).toHaveAccessibleDescription('We don’t deliver on Fridays. Any day except Friday.');
    await expect(canvas.queryByText('Choose a day.')).toBeNull();
    await userEvent.clear(text);
    await userEvent.tab();
    await expect(text).toHaveAccessibleDescription('Choose a day. Any day except Friday.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-24' } };

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  tags: ['w320'],
  decorators: [inBangla, ...room],
  args: {
    defaultValue: '2026-11-24',
    getDisabledReason: (day) => (weekdayOf(day) === 5 ? 'শুক্রবারে পণ্য পৌঁছানো হয় না।' : undefined),
  },
  render: (args) => (
    <Field>
      <FieldLabel>পৌঁছানোর দিন</FieldLabel>
      <DatePicker {...args} />
    </Field>
  ),
  play: async ({ args, canvas }) => {
    const text = canvas.getByRole('textbox');
    await expect(text).toHaveValue('২৪/১১/২০২৬');
    await userEvent.clear(text);
    await expect(text).toHaveAttribute('placeholder', 'দিন/মাস/বছর');
    await userEvent.type(text, '৩০/১১/২০২৬{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-30', { reason: 'input-change' });
    const { grid } = await open(canvas, 'ক্যালেন্ডার খুলুন');
    await expect(within(grid).getByRole('button', { name: /বাছাই করা/ })).toHaveTextContent('৩০');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: room,
  // In English, because the browser of the pictures has no Arabic font.
  args: { weekStartsOn: 6, defaultValue: '2026-11-24' },
  play: async ({ canvas }) => {
    const { button, dialog } = await open(canvas);
    await expect(dialog.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    if (window.innerWidth < 480) return;
    await expect(
      Math.abs(dialog.getBoundingClientRect().left - button.getBoundingClientRect().left),
    ).toBeLessThan(2);
  },
};
