import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { TextInput } from './text-input.tsx';

describeConformance('TextInput', (props) => <TextInput aria-label="Area" {...props} />, {
  slot: 'text-input',
  element: 'input',
});

test('is a plain input: type, handlers and value are its own', () => {
  const onChange = vi.fn();
  render(<TextInput aria-label="E-mail" type="email" name="email" onChange={onChange} />);
  const box = screen.getByRole('textbox', { name: 'E-mail' }) as HTMLInputElement;
  fireEvent.change(box, { target: { value: 'a@b.example' } });
  expect(box.type).toBe('email');
  expect(box.name).toBe('email');
  expect(onChange).toHaveBeenCalledOnce();
});

test('what stands beside the text does not become part of the value or the name', () => {
  render(<TextInput aria-label="Width" leading="about" trailing="cm" defaultValue="84" />);
  expect((screen.getByRole('textbox', { name: 'Width' }) as HTMLInputElement).value).toBe('84');
  expect(screen.getByText('cm').tagName).toBe('SPAN');
});

test('without slots there is nothing in the frame but the input', () => {
  render(<TextInput aria-label="Area" />);
  expect(screen.getByRole('textbox').parentElement?.childElementCount).toBe(1);
});
