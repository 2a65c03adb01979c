import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { inBangla, loadBanglaFonts } from '../internal/docs/in-bangla.tsx';
import { Calendar } from './calendar.tsx';

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const closedDays = (day: string) => {
  if (day === '2026-12-16') return 'Victory Day is a public holiday.';
  return weekdayOf(day) === 5 ? 'We don’t deliver on Fridays.' : undefined;
};

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  args: { today: '2026-11-20', defaultValue: '2026-11-24', onValueChange: fn(), onMonthChange: fn() },
  argTypes: { getDisabledReason: { control: false } },
  parameters: {
    keyboard: [
      {
        keys: ['ArrowLeft', 'ArrowRight'],
        action: 'Moves by a day, in the direction of the arrow, and on into the next month.',
        step: 'The arrow keys move by a day and by a week',
      },
      {
        keys: ['ArrowUp', 'ArrowDown'],
        action: 'Moves by a week.',
        step: 'The arrow keys move by a day and by a week',
      },
      {
        keys: ['Home', 'End'],
        action: 'Moves to the first or last day of the week.',
        step: 'Home and End move within the week',
      },
      {
        keys: ['PageUp', 'PageDown'],
        action: 'Moves by a month; with Shift, by a year.',
        step: 'Page Up and Page Down move by a month, with Shift by a year',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'Chooses the day.',
        step: 'Enter and Space choose the day',
      },
      {
        keys: ['Tab'],
        action: 'Moves to the buttons of the months, then to one day, and out.',
        step: 'Tab stops at one day',
      },
    ],
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the day that has the focus. */
const focused = () => (document.activeElement as HTMLElement | null)?.dataset['date'];

export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('button', { name: /2026/ });
    await expect(days).toHaveLength(30);
    for (const day of days) await expect(day.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const ByKeyboard: Story = {
  parameters: { visual: { noScreenshotReason: 'It proves the keys; its states are pictured in Default.' } },
  play: async ({ args, canvas, step }) => {
    await step('Tab stops at one day', async () => {
      for (const name of ['Previous month', 'Next month']) {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name })).toHaveFocus();
      }
      await userEvent.tab();
      await expect(focused()).toBe('2026-11-24');
    });
    await step('The arrow keys move by a day and by a week', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(focused()).toBe('2026-12-02');
      await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible();
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await expect(focused()).toBe('2026-11-24');
    });
    await step('Home and End move within the week', async () => {
      await userEvent.keyboard('{Home}');
      await expect(focused()).toBe('2026-11-22');
      await userEvent.keyboard('{End}');
      await expect(focused()).toBe('2026-11-28');
    });
    await step('Page Up and Page Down move by a month, with Shift by a year', async () => {
      await userEvent.keyboard('{PageDown}');
      await expect(focused()).toBe('2026-12-28');
      await userEvent.keyboard('{PageUp}');
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await expect(focused()).toBe('2027-11-28');
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
      await expect(focused()).toBe('2026-11-28');
    });
    await step('Enter and Space choose the day', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-28');
      await userEvent.keyboard('{ArrowRight} ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-29');
    });
  },
};

/** The days before `min` and after `max` say which day is the first or the last. */
export const MinAndMax: Story = {
  args: { min: '2026-11-22', max: '2026-12-10' },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next month' });
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Friday,? 11 December 2026/ }));
    await expect(
      canvas.getByText(/^The last available day is Thursday,? 10 December 2026\.$/, { selector: 'p' }),
    ).toBeVisible();
  },
};

/** A disabled day takes the focus, so that everyone finds its reason. It cannot be chosen. */
export const DisabledDays: Story = {
  tags: ['w320', 'forced-colours'],
  args: { getDisabledReason: closedDays, defaultValue: '', defaultMonth: '2026-12' },
  play: async ({ args, canvas, canvasElement }) => {
    const holiday = canvas.getByRole('button', { name: /16 December/ });
    const reason = canvasElement.querySelector('[data-slot=calendar-reason]');
    await expect(holiday).toHaveAccessibleDescription('Victory Day is a public holiday.');
    await userEvent.hover(holiday);
    await expect(reason).toHaveTextContent('Victory Day is a public holiday.');
    await userEvent.unhover(holiday);
    await expect(reason).toBeEmptyDOMElement();
    // A tap.
    await fireEvent.click(holiday);
    await expect(holiday).toHaveFocus();
    await expect(reason).toHaveTextContent('Victory Day is a public holiday.');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(focused()).toBe('2026-12-18');
    await expect(reason).toHaveTextContent('We don’t deliver on Fridays.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The parent controls the value and the month, for example to load which days are taken. */
export const Controlled: Story = {
  parameters: { visual: { noScreenshotReason: 'It looks like Default.' } },
  render: function Render(args) {
    const [value, setValue] = useState('2026-11-24');
    const [month, setMonth] = useState('2026-11');
    return (
      <Calendar {...args} value={value} month={month} onValueChange={setValue} onMonthChange={setMonth} />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Monday,? 7 December/ }));
    const grid = within(canvas.getByRole('grid', { name: 'December 2026' }));
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveTextContent('7');
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  tags: ['w320'],
  decorators: inBangla,
  args: {
    getDisabledReason: (day) => (weekdayOf(day) === 5 ? 'শুক্রবারে পণ্য পৌঁছানো হয় না।' : undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'নভেম্বর ২০২৬' })).toBeVisible();
    await fireEvent.click(canvas.getByRole('button', { name: /^শুক্রবার,? ২৭ নভেম্বর/ }));
    await expect(canvas.getByText('শুক্রবারে পণ্য পৌঁছানো হয় না।', { selector: 'p' })).toBeVisible();
  },
};

/** Time runs from right to left, and the arrow keys and chevrons with it. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  // In English, because the browser of the pictures has no Arabic font.
  args: { weekStartsOn: 6 },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('gridcell', { selected: true });
    await fireEvent.click(within(chosen).getByRole('button'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe('2026-11-25');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(focused()).toBe('2026-11-23');
  },
};

export const WeekStartsOnMonday: Story = {
  args: { weekStartsOn: 1, locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Montag');
  },
};
