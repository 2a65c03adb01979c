import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Field, FieldError, FieldHint, FieldLabel } from '../field/field.tsx';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { stubPopovers } from '../internal/testing/stub-popovers.ts';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

stubPopovers();

describeConformance('DatePicker', (props) => <DatePicker aria-label="Day" {...props} />, {
  slot: 'date-picker',
  element: 'div',
});

const isFriday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 5;
const getDisabledReason = (day: string) => (isFriday(day) ? 'We don’t deliver on Fridays.' : undefined);

function show(props: DatePickerProps = {}) {
  const onValueChange = vi.fn();
  const onSubmit = vi.fn();
  const form = (more: DatePickerProps) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get('day'));
      }}
    >
      <Field>
        <FieldLabel>Day</FieldLabel>
        <DatePicker name="day" onValueChange={onValueChange} {...props} {...more} />
        <FieldHint>Not a Friday.</FieldHint>
      </Field>
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  );
  const { rerender } = render(form({}));
  return { onValueChange, onSubmit, update: (more: DatePickerProps) => rerender(form(more)) };
}
const box = () => screen.getByRole('textbox', { name: 'Day' }) as HTMLInputElement;
const type = (text: string) => fireEvent.input(box(), { target: { value: text } });
const leave = () => {
  fireEvent.focus(box());
  fireEvent.blur(box());
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('shows the day as its language writes it, and submits it as an ISO date', async () => {
  const { onSubmit } = show({ defaultValue: '2026-11-28' });
  expect(box().value).toBe('28/11/2026');
  expect(box().placeholder).toBe('dd/mm/yyyy');
  await press('Send');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2026-11-28');
});

test('parses a typed day when the field is left, and reports it once', () => {
  const { onValueChange } = show();
  type('1/12/26');
  expect(onValueChange).not.toHaveBeenCalled();
  leave();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-12-01', { reason: 'input-change' });
  expect(box().value).toBe('01/12/2026');
});

test('parses a typed day before Enter or a press submits the form', async () => {
  const { onSubmit } = show();
  type('1/12/2026');
  await press('Send');
  expect(onSubmit).toHaveBeenLastCalledWith('2026-12-01');
  type('2/12/2026');
  fireEvent.keyDown(box(), { key: 'Enter' });
  fireEvent.submit(box().form as HTMLFormElement);
  expect(onSubmit).toHaveBeenLastCalledWith('2026-12-02');
});

test('writes and parses Bangla digits', async () => {
  const { onSubmit } = show({ locale: 'bn-BD', defaultValue: '2026-11-28' });
  expect(box().value).toBe('২৮/১১/২০২৬');
  type('১/১২/২০২৬');
  leave();
  await press('Send');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2026-12-01');
});

test('a text that is no day stays, says how to write one, and empties the value', async () => {
  const { onValueChange, onSubmit } = show({ defaultValue: '2026-11-28' });
  type('tomorrow');
  expect(box().getAttribute('aria-invalid')).toBeNull();
  leave();
  expect(box().value).toBe('tomorrow');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('', {
    reason: 'not-a-date',
    message: 'Enter a date like 28/11/2026.',
  });
  expect(screen.getByRole('textbox', { description: 'Enter a date like 28/11/2026. Not a Friday.' })).toBe(
    box(),
  );
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(box().form?.checkValidity()).toBe(false);
  type('');
  leave();
  expect(box().form?.checkValidity()).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a typed day that is disabled says why and is not taken', () => {
  const { onValueChange } = show({ getDisabledReason, min: '2026-11-20', max: '2026-12-20' });
  type('27/11/2026');
  leave();
  expect(screen.getByRole('status').textContent).toBe('We don’t deliver on Fridays.');
  type('21/12/2026');
  leave();
  expect(screen.getByRole('status').textContent).toMatch(
    /^The last available day is Sunday,? 20 December 2026\.$/,
  );
  expect(onValueChange).not.toHaveBeenCalled();
});

test('says why a chosen day has become impossible', () => {
  const { update } = show({ value: '2026-11-28' });
  expect(screen.getByRole('status').textContent).toBe('');
  update({ min: '2026-12-01' });
  expect(screen.getByRole('status').textContent).toMatch(
    /^The first available day is Tuesday,? 1 December 2026\.$/,
  );
});

test('follows a controlled value, and drops a wrong text when it changes', () => {
  const { update } = show({ value: '2026-11-28' });
  type('tomorrow');
  leave();
  update({ value: '2026-12-02' });
  expect(box().value).toBe('02/12/2026');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a reset of the form restores the first day', async () => {
  show({ defaultValue: '2026-11-28' });
  type('2/12/2026');
  leave();
  await press('Reset');
  expect(box().value).toBe('28/11/2026');
});

test('after a reset of the cleared field, a refused text is reported', async () => {
  const { onValueChange } = show({ defaultValue: '2026-11-28' });
  type('');
  leave();
  await press('Reset');
  type('tomorrow');
  leave();
  expect(onValueChange.mock.calls).toEqual([
    ['', { reason: 'input-clear' }],
    ['', { reason: 'not-a-date', message: 'Enter a date like 28/11/2026.' }],
  ]);
});

test('a press of any day that can be chosen closes the calendar, but only another day is a change', async () => {
  const onOpenChange = vi.fn();
  const { onValueChange } = show({ defaultValue: '2026-11-28', getDisabledReason, onOpenChange });
  const pressDay = async (name: RegExp) => {
    await press('Open the calendar');
    // jsdom takes every popover for hidden.
    fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
  };
  const closed = [false, { reason: 'item-press' }];
  await pressDay(/^Saturday,? 28 November/);
  expect(screen.queryByRole('grid', { hidden: true })).toBeNull();
  expect(onOpenChange).toHaveBeenLastCalledWith(...closed);
  expect(onValueChange).not.toHaveBeenCalled();
  await pressDay(/^Sunday,? 29 November/);
  expect(onOpenChange).toHaveBeenLastCalledWith(...closed);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-29', { reason: 'item-press' });
  await pressDay(/^Friday,? 27 November/);
  expect(screen.getByRole('grid', { hidden: true })).toBeTruthy();
  expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger-press' });
});

test('a label, a hint and an error belong to the text input', () => {
  render(
    <Field required>
      <FieldLabel>Day</FieldLabel>
      <DatePicker />
      <FieldError>Choose a day.</FieldError>
    </Field>,
  );
  const text = screen.getByRole('textbox', { name: /^Day/, description: 'Choose a day.' });
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(text.getAttribute('aria-required')).toBe('true');
});

test('says why it is empty: an emptied text, a text that is no date, a day that cannot be chosen', async () => {
  const { onValueChange, update } = show({ defaultValue: '2026-11-28', getDisabledReason });
  const change = (text: string) => {
    for (const each of ['28/11/2026', text]) {
      type(each);
      leave();
    }
    return onValueChange.mock.lastCall;
  };
  expect(change('')).toEqual(['', { reason: 'input-clear' }]);
  expect(change('tomorrow')).toEqual([
    '',
    { reason: 'not-a-date', message: 'Enter a date like 28/11/2026.' },
  ]);
  expect(change('27/11/2026')).toEqual([
    '',
    { reason: 'disabled-day', message: 'We don’t deliver on Fridays.' },
  ]);
  expect(change('1/12/2026')).toEqual(['2026-12-01', { reason: 'input-change' }]);
  update({ open: true });
  fireEvent.click(await screen.findByRole('button', { name: /^Wednesday,? 2 December/, hidden: true }));
  expect(onValueChange.mock.lastCall).toEqual(['2026-12-02', { reason: 'item-press' }]);
});

test('shows its own message instead of the error of its field, and never both', () => {
  const { container } = render(
    <Field>
      <FieldLabel>Day</FieldLabel>
      <DatePicker name="day" getDisabledReason={getDisabledReason} />
      <FieldError>Choose the day you arrive.</FieldError>
    </Field>,
  );
  const native = container.querySelector('input[name=day]') as HTMLInputElement;
  const field = container.querySelector('[data-slot=field]');
  expect(screen.getByRole('textbox', { description: 'Choose the day you arrive.' })).toBe(box());
  type('27/11/2026');
  leave();
  expect(screen.queryByText('Choose the day you arrive.')).toBeNull();
  expect(screen.getByRole('textbox', { description: 'We don’t deliver on Fridays.' })).toBe(box());
  expect(native.validationMessage).toBe('We don’t deliver on Fridays.');
  expect(field?.hasAttribute('data-invalid')).toBe(true);
  type('');
  leave();
  expect(screen.getByRole('textbox', { description: 'Choose the day you arrive.' })).toBe(box());
  expect(native.validationMessage).toBe('');
});

test('a server renders a native date input that works without JavaScript', () => {
  const html = renderToString(
    <Field controlId="day" required>
      <FieldLabel>Day</FieldLabel>
      <DatePicker name="day" defaultValue="2026-11-28" min="2026-11-20" max="2026-12-20" />
    </Field>,
  );
  const served = document.createElement('div');
  served.innerHTML = html;
  const inputs = served.querySelectorAll('input');
  expect(inputs).toHaveLength(1);
  expect(served.querySelector('button')).toBeNull();
  const given = ['id', 'type', 'name', 'value', 'min', 'max'].map((name) => inputs[0]?.getAttribute(name));
  expect(given).toEqual(['day', 'date', 'day', '2026-11-28', '2026-11-20', '2026-12-20']);
  expect(inputs[0]?.hasAttribute('required')).toBe(true);
  expect(inputs[0]?.hasAttribute('aria-hidden')).toBe(false);
});

test('keeps the day and the focus that the native input had before hydration', () => {
  const picker = <DatePicker aria-label="Day" name="day" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(picker);
  const native = container.querySelector('input') as HTMLInputElement;
  native.value = '2026-12-01';
  native.focus();
  render(picker, { container, hydrate: true });
  expect(box().value).toBe('01/12/2026');
  expect(document.activeElement).toBe(box());
});

function Registered({ onSend }: { onSend: (day: string) => void }) {
  const { register, handleSubmit, setValue, reset, formState } = useForm({
    defaultValues: { day: '2026-11-28' },
  });
  const [count, setCount] = useState(0);
  return (
    <form onSubmit={handleSubmit(({ day }) => onSend(day))}>
      <DatePicker
        aria-label="Day"
        {...register('day', { validate: (day) => day !== '' || 'Choose a day.' })}
      />
      <p>{formState.errors.day?.message}</p>
      <button type="submit">Send</button>
      <button type="button" onClick={() => setValue('day', '2026-12-05')}>
        Later
      </button>
      <button type="button" onClick={() => reset()}>
        Start again
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        Render
      </button>
    </form>
  );
}

test('works with register of react-hook-form: values, errors, focus, setValue and reset', async () => {
  const onSend = vi.fn();
  render(<Registered onSend={onSend} />);
  expect(box().value).toBe('28/11/2026');
  await press('Later');
  expect(box().value).toBe('05/12/2026');
  await press('Render');
  await press('Send');
  expect(onSend).toHaveBeenLastCalledWith('2026-12-05');
  type('1/12/2026');
  await press('Send');
  expect(onSend).toHaveBeenLastCalledWith('2026-12-01');
  type('');
  await press('Send');
  expect(screen.getByText('Choose a day.')).toBeTruthy();
  expect(document.activeElement).toBe(box());
  expect(onSend).toHaveBeenCalledTimes(2);
  await press('Start again');
  expect(box().value).toBe('28/11/2026');
});
