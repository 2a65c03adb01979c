import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Field, FieldError, FieldLabel } from '../field/field.tsx';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Select } from './select.tsx';

describeConformance(
  'Select',
  (props) => (
    <Select aria-label="Division" {...props}>
      <option>Dhaka</option>
    </Select>
  ),
  { slot: 'select', element: 'select' },
);

test('is a native select that stores and reports its value', () => {
  const onChange = vi.fn();
  render(
    <Select aria-label="Division" defaultValue="Dhaka" onChange={onChange}>
      <option>Dhaka</option>
      <option>Khulna</option>
    </Select>,
  );
  const box = screen.getByRole('combobox', { name: 'Division' }) as HTMLSelectElement;
  expect(box.value).toBe('Dhaka');
  fireEvent.change(box, { target: { value: 'Khulna' } });
  expect(box.value).toBe('Khulna');
  expect(onChange).toHaveBeenCalledOnce();
});

test('takes its name, its error and its required state from the Field', () => {
  render(
    <Field required>
      <FieldLabel>Division</FieldLabel>
      <Select>
        <option value="">Choose one</option>
      </Select>
      <FieldError>Choose where it goes.</FieldError>
    </Field>,
  );
  const box = screen.getByRole('combobox', { name: 'Division', description: 'Choose where it goes.' });
  expect(box).toMatchObject({ required: true });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('has its size as a data attribute', () => {
  render(<Select aria-label="Sort by" size="small" />);
  expect(screen.getByRole('combobox').dataset['size']).toBe('small');
});
