import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { ErrorState } from './error-state.tsx';

describeConformance(
  'ErrorState',
  (props) => (
    <ErrorState title="The reviews could not be loaded" requestId="7QK4-93ZD" onRetry={() => {}} {...props}>
      Everything else on this page is as it should be.
    </ErrorState>
  ),
  { slot: 'error-state', element: 'div' },
);

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('retries, and ignores another press while retrying', () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorState title="Failed" onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<ErrorState title="Failed" onRetry={onRetry} retrying />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('is an alert only with `announce`', () => {
  const { rerender } = render(<ErrorState title="Failed" />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<ErrorState title="Failed" announce />);
  expect(screen.getByRole('alert').textContent).toBe('Failed');
});

test('copies the request id and announces it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  clipboard(writeText);
  render(<ErrorState title="Failed" requestId="7QK4-93ZD" />);
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied.'));
  expect(writeText).toHaveBeenCalledWith('7QK4-93ZD');
});

test('selects the request id if copying is not permitted', async () => {
  clipboard(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
  render(<ErrorState title="Failed" requestId="7QK4-93ZD" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(document.getSelection()?.toString()).toBe('7QK4-93ZD'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('renders no button without `onRetry`', () => {
  render(<ErrorState title="This order is not yours to see" />);
  expect(screen.queryByRole('button')).toBeNull();
});
