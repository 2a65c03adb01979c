import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Field, FieldError, FieldLabel } from '../field/field.tsx';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { TextArea } from './text-area.tsx';

describeConformance('TextArea', (props) => <TextArea aria-label="Message" {...props} />, {
  slot: 'text-area',
  element: 'textarea',
});

test('has four rows, or the given number', () => {
  const { rerender } = render(<TextArea aria-label="Message" />);
  expect(screen.getByRole('textbox')).toHaveProperty('rows', 4);
  rerender(<TextArea aria-label="Message" rows={8} />);
  expect(screen.getByRole('textbox')).toHaveProperty('rows', 8);
});

test('takes its name and its error from the Field around it', () => {
  const onChange = vi.fn();
  render(
    <Field>
      <FieldLabel>Message</FieldLabel>
      <TextArea onChange={onChange} />
      <FieldError>Write a little more.</FieldError>
    </Field>,
  );
  const box = screen.getByRole('textbox', { name: 'Message', description: 'Write a little more.' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(box, { target: { value: 'One\nTwo' } });
  expect(onChange).toHaveBeenCalledOnce();
});
