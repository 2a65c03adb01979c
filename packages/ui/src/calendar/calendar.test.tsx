import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Calendar, type CalendarProps } from './calendar.tsx';

const isFriday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 5;
const getDisabledReason = (day: string) => (isFriday(day) ? 'We don’t deliver on Fridays.' : undefined);

describeConformance(
  'Calendar',
  (props) => (
    <Calendar defaultMonth="2026-11" today="2026-11-20" getDisabledReason={getDisabledReason} {...props} />
  ),
  { slot: 'calendar', element: 'div' },
);

const show = (props: CalendarProps = {}) => {
  const onValueChange = vi.fn();
  const onMonthChange = vi.fn();
  const calendar = (more: CalendarProps = {}) => (
    <Calendar today="2026-11-20" {...{ onValueChange, onMonthChange }} {...props} {...more} />
  );
  const { rerender } = render(calendar());
  return { onValueChange, onMonthChange, update: (more: CalendarProps) => rerender(calendar(more)) };
};
/** Versions of the language data differ in the comma after a weekday. */
const dated = (text: string) => new RegExp(`^${text.replace(/(\w+day) /g, '$1,? ')}$`);
const day = (name: string) => screen.getByRole('button', { name: dated(name) });
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-date][tabindex="0"]')].map((one) => one.dataset['date']);
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...more });
const focused = () => (document.activeElement as HTMLElement).dataset['date'];

test('is a grid named by its month, with a column for each weekday, from Sunday', () => {
  show();
  const grid = screen.getByRole('grid', { name: 'November 2026' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual([...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']]);
  expect(within(grid).getAllByRole('row')).toHaveLength(6);
  expect(within(grid).getAllByRole('button')).toHaveLength(30);
});

test('starts the week on the given day', () => {
  show({ weekStartsOn: 6 });
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    ...['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  ]);
});

test('marks today and the chosen day, and only one day is in the tab order', () => {
  show({ defaultValue: '2026-11-28' });
  expect(day('Friday 20 November 2026').getAttribute('aria-current')).toBe('date');
  const chosen = day('Saturday 28 November 2026, selected');
  expect(chosen.closest('td')?.getAttribute('aria-selected')).toBe('true');
  expect(document.querySelectorAll('td[aria-selected=true]')).toHaveLength(1);
  expect(stops()).toEqual(['2026-11-28']);
});

test('chooses a day by a press, and reports it once', () => {
  const { onValueChange } = show();
  fireEvent.click(day('Monday 30 November 2026'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-30');
  const chosen = day('Monday 30 November 2026, selected');
  expect(chosen).toBe(document.activeElement);
  fireEvent.click(chosen);
  expect(onValueChange).toHaveBeenCalledOnce();
});

test('leaves a controlled value to the parent', () => {
  const { onValueChange, update } = show({ value: '' });
  fireEvent.click(day('Monday 30 November 2026'));
  expect(onValueChange).toHaveBeenCalledOnce();
  expect(document.querySelector('td[aria-selected=true]')).toBeNull();
  update({ value: '2026-11-30' });
  expect(day('Monday 30 November 2026, selected')).toBeTruthy();
});

test('a disabled day can be focused, says why, and cannot be chosen', () => {
  const { onValueChange } = show({ getDisabledReason });
  const friday = screen.getByRole('button', {
    name: dated('Friday 27 November 2026'),
    description: 'We don’t deliver on Fridays.',
  });
  const visible = () => document.querySelector('[data-slot=calendar-reason]')?.textContent;
  expect(visible()).toBe('');
  fireEvent.pointerEnter(friday);
  expect(visible()).toBe('We don’t deliver on Fridays.');
  fireEvent.pointerLeave(friday);
  expect(visible()).toBe('');
  fireEvent.click(friday);
  expect(document.activeElement).toBe(friday);
  expect(visible()).toBe('We don’t deliver on Fridays.');
  expect(friday.getAttribute('aria-disabled')).toBe('true');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('days beside min and max say which day is the first or the last', () => {
  show({ min: '2026-11-10', max: '2026-11-25' });
  expect(
    screen.getByRole('button', {
      name: dated('Monday 9 November 2026'),
      description: dated('The first available day is Tuesday 10 November 2026.'),
    }),
  ).toBeTruthy();
  expect(
    screen.getByRole('button', {
      name: dated('Thursday 26 November 2026'),
      description: dated('The last available day is Wednesday 25 November 2026.'),
    }),
  ).toBeTruthy();
  expect(day('Wednesday 25 November 2026').hasAttribute('aria-describedby')).toBe(false);
});

test('opens at the first month with a day to choose, and goes no further than min and max', () => {
  const { onMonthChange } = show({ min: '2026-12-05', max: '2027-01-10', getDisabledReason });
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
  expect(stops()).toEqual(['2026-12-05']);
  const [previous, next] = [day('Previous month'), day('Next month')];
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(previous);
  expect(onMonthChange).not.toHaveBeenCalled();
  fireEvent.click(next);
  expect(onMonthChange).toHaveBeenCalledExactlyOnceWith('2027-01');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  day('Saturday 2 January 2027').focus();
  press('PageDown');
  expect(screen.getByRole('grid', { name: 'January 2027' })).toBeTruthy();
});

test.each([
  ['ArrowRight', {}, '2026-11-29'],
  ['ArrowLeft', {}, '2026-11-27'],
  ['ArrowDown', {}, '2026-12-05'],
  ['ArrowUp', {}, '2026-11-21'],
  ['Home', {}, '2026-11-22'],
  ['End', {}, '2026-11-28'],
  ['PageDown', {}, '2026-12-28'],
  ['PageUp', {}, '2026-10-28'],
  ['PageDown', { shiftKey: true }, '2027-11-28'],
  ['PageUp', { shiftKey: true }, '2025-11-28'],
  ['ArrowRight', { altKey: true }, '2026-11-28'],
  ['a', {}, '2026-11-28'],
])('%s with %o moves the focus to %s', (key, more, expected) => {
  const { onMonthChange, onValueChange } = show({ defaultValue: '2026-11-28' });
  day('Saturday 28 November 2026, selected').focus();
  press(key, more);
  expect(focused()).toBe(expected);
  expect(stops()).toEqual([expected]);
  expect(onMonthChange.mock.calls).toEqual(expected.startsWith('2026-11') ? [] : [[expected.slice(0, 7)]]);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('with a controlled month, the keyboard asks for another month and stays if it is refused', () => {
  const { onMonthChange, update } = show({ month: '2026-11' });
  day('Monday 30 November 2026').focus();
  press('ArrowDown');
  expect(onMonthChange).toHaveBeenCalledExactlyOnceWith('2026-12');
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
  expect(focused()).toBe('2026-11-30');
  update({ month: '2026-12' });
  expect(focused()).toBe('2026-12-07');
});

test('a day that gets the focus without a key, as from a screen reader, is where the keys continue', () => {
  show({ defaultValue: '2026-11-28' });
  fireEvent.focus(day('Tuesday 10 November 2026'));
  expect(stops()).toEqual(['2026-11-10']);
  day('Tuesday 10 November 2026').focus();
  press('ArrowRight');
  expect(focused()).toBe('2026-11-11');
});

test('Bangla has its own digits and names', () => {
  show({ locale: 'bn-BD', defaultValue: '2026-11-28' });
  expect(screen.getByRole('grid', { name: 'নভেম্বর ২০২৬' })).toBeTruthy();
  expect(screen.getByText('২৮').getAttribute('aria-label')).toMatch(/শনিবার/);
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    ...['র', 'সো', 'ম', 'বু', 'বৃ', 'শু', 'শ'],
  ]);
});

test('a server, which knows no day of the visitor, marks none and hydrates without a mismatch', () => {
  const html = renderToString(<Calendar defaultMonth="2026-11" />);
  expect(html).not.toContain('aria-current');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Calendar />);
  expect(container.querySelector('table')).toBeNull();
  render(<Calendar />, { container, hydrate: true });
  const now = new Date();
  const today = container.querySelector('[aria-current=date]') as HTMLElement;
  expect(today.dataset['date']?.slice(-2)).toBe(String(now.getDate()).padStart(2, '0'));
});
