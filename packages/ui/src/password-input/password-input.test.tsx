import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { PasswordInput } from './password-input.tsx';

describeConformance('PasswordInput', (props) => <PasswordInput aria-label="Password" {...props} />, {
  slot: 'password-input',
  element: 'input',
});

test('keeps the typed text when it is revealed and hidden', () => {
  render(<PasswordInput aria-label="Password" />);
  const box = screen.getByLabelText('Password') as HTMLInputElement;
  fireEvent.change(box, { target: { value: 'jute-and-teak' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(box).toMatchObject({ type: 'text', value: 'jute-and-teak' });
  expect(box.dataset['state']).toBe('revealed');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(box).toMatchObject({ type: 'password', value: 'jute-and-teak' });
});

test('revealing the password does not submit the form', () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <PasswordInput aria-label="Password" />
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

test('the name of the button begins with its visible text, for voice control', () => {
  render(<PasswordInput aria-label="Password" />);
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-label')).toMatch(new RegExp(`^${button.textContent}`));
});

test('disables the browser’s corrections and passes on `autoComplete`', () => {
  render(<PasswordInput aria-label="Password" autoComplete="new-password" />);
  const box = screen.getByLabelText('Password');
  expect(box.getAttribute('autocomplete')).toBe('new-password');
  expect(box.getAttribute('autocapitalize')).toBe('none');
  expect(box.getAttribute('spellcheck')).toBe('false');
});
