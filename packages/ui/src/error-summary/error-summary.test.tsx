import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { ReturnForm } from './testing/return-form.tsx';

const errors = [
  { field: 'name', message: 'Enter your name.' },
  { field: 'lift', message: 'Tell us whether there’s a lift.' },
];

describeConformance('ErrorSummary', (props) => <ErrorSummary errors={errors} {...props} />, {
  slot: 'error-summary',
  element: 'section',
});

const summary = () => screen.getByRole('region', { name: 'Please check the following' });

test('renders nothing without errors', () => {
  const { container } = render(<ErrorSummary errors={[]} />);
  expect(container.childElementCount).toBe(0);
});

test('takes the focus when it appears and at each further attempt, and at no other time', () => {
  const { rerender } = render(
    <>
      <ErrorSummary errors={errors} attempt={1} />
      <input aria-label="Name" />
    </>,
  );
  expect(document.activeElement).toBe(summary());
  screen.getByRole('textbox').focus();
  const again = (attempt: number) =>
    rerender(
      <>
        <ErrorSummary errors={[...errors]} attempt={attempt} />
        <input aria-label="Name" />
      </>,
    );
  again(1);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  again(2);
  expect(document.activeElement).toBe(summary());
});

test('focuses a control by name, the first option of a group, and a control by id', () => {
  render(
    <form>
      <ErrorSummary errors={[...errors, { field: 'day', message: 'Choose a day.' }]} />
      <input name="name" aria-label="Name" />
      <input type="radio" name="lift" aria-label="Yes" />
      <input type="radio" name="lift" aria-label="No" />
      <fieldset id="day">
        <input type="radio" name="d" aria-label="Thursday" />
      </fieldset>
    </form>,
  );
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  expect(follow('Enter your name.')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  follow('Tell us whether there’s a lift.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
  follow('Choose a day.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Thursday' }));
});

test('a link to a missing field stays a plain link', () => {
  render(<ErrorSummary errors={errors} />);
  const link = screen.getByRole('link', { name: 'Enter your name.' });
  expect(link.getAttribute('href')).toBe('#name');
  expect(fireEvent.click(link)).toBe(true);
});

test('FORM-1 with react-hook-form and zod lists the errors in the order of the form', async () => {
  const onReturn = vi.fn();
  render(<ReturnForm onReturn={onReturn} />);
  const send = () => act(async () => void fireEvent.click(screen.getByRole('button')));
  await send();
  expect(document.activeElement).toBe(summary());
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#order',
    '#reason',
    '#instead',
  ]);
  fireEvent.click(screen.getByRole('link', { name: /receipt/ }));
  const order = screen.getByRole('textbox', { name: 'Order number' });
  expect(document.activeElement).toBe(order);
  fireEvent.input(order, { target: { value: 'PR-2611-0482' } });
  await send();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(document.activeElement).toBe(summary());
});
