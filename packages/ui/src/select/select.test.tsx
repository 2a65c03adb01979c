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

test('is a native list: it keeps its answer and says when it changes', () => {
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

test('takes its name, its error and its duty from the field', () => {
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

test('is small where it stands above a listing', () => {
  render(<Select aria-label="Sort by" size="small" />);
  expect(screen.getByRole('combobox').dataset['size']).toBe('small');
});
