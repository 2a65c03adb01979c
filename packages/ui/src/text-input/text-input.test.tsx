import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { TextInput } from './text-input.tsx';

describeConformance('TextInput', (props) => <TextInput aria-label="Area" {...props} />, {
  slot: 'text-input',
  element: 'input',
});

test('passes type, name and handlers to a native input', () => {
  const onChange = vi.fn();
  render(<TextInput aria-label="Email" type="email" name="email" onChange={onChange} />);
  const box = screen.getByRole('textbox', { name: 'Email' }) as HTMLInputElement;
  fireEvent.change(box, { target: { value: 'a@b.example' } });
  expect(box.type).toBe('email');
  expect(box.name).toBe('email');
  expect(onChange).toHaveBeenCalledOnce();
});

test('leading and trailing content is not part of the value or the name', () => {
  render(<TextInput aria-label="Width" leading="about" trailing="cm" defaultValue="84" />);
  expect((screen.getByRole('textbox', { name: 'Width' }) as HTMLInputElement).value).toBe('84');
  expect(screen.getByText('cm').tagName).toBe('SPAN');
});

test('renders only the input without leading and trailing content', () => {
  render(<TextInput aria-label="Area" />);
  expect(screen.getByRole('textbox').parentElement?.childElementCount).toBe(1);
});
