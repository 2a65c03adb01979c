import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Field, FieldError } from '../field/field.tsx';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Checkbox } from './checkbox.tsx';

describeConformance('Checkbox', (props) => <Checkbox {...props}>Carry it up</Checkbox>, {
  slot: 'checkbox',
  element: 'input',
});

test('a press on the label or the description checks the box', () => {
  const onChange = vi.fn();
  render(
    <Checkbox description="22" onChange={onChange}>
      Sofas
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: 'Sofas 22' }) as HTMLInputElement;
  fireEvent.click(screen.getByText('Sofas'));
  expect(box.checked).toBe(true);
  fireEvent.click(screen.getByText('22'));
  expect(box.checked).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('is submitted by name and value if it is checked', () => {
  render(
    <form aria-label="Filters">
      <Checkbox name="kind" value="sofas" defaultChecked>
        Sofas
      </Checkbox>
      <Checkbox name="kind" value="divans">
        Divans
      </Checkbox>
    </form>,
  );
  const form = screen.getByRole('form') as HTMLFormElement;
  expect(new FormData(form).getAll('kind')).toEqual(['sofas']);
});

test('is described by the error of its field and named by its own label', () => {
  render(
    <Field>
      <Checkbox>I accept</Checkbox>
      <FieldError>Tick the box to go on.</FieldError>
    </Field>,
  );
  const box = screen.getByRole('checkbox', { name: 'I accept', description: 'Tick the box to go on.' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('shows that it is required, since it is the only label of its field', () => {
  const { rerender } = render(
    <Field required>
      <Checkbox>I accept</Checkbox>
    </Field>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept' });
  expect(box.required).toBe(true);
  expect(box.closest('label')?.textContent).toBe('I accept*');
  rerender(
    <Field>
      <Checkbox>I accept</Checkbox>
    </Field>,
  );
  expect(box.closest('label')?.textContent).toBe('I accept');
});
