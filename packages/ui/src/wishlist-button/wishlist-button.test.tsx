import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { WishlistButton, WishlistButtonError, type WishlistButtonProps } from './wishlist-button.tsx';

const button = (props: Partial<WishlistButtonProps> = {}) => (
  <WishlistButton aria-label="Wish for Meghna" pressed={false} onPressedChange={() => {}} {...props} />
);
const heart = () => screen.getByRole('button', { name: 'Wish for Meghna' });

describeConformance('WishlistButton', (props) => button(props), {
  slot: 'wishlist-button',
  element: 'button',
});
describeConformance(
  'WishlistButtonError',
  (props) => <WishlistButtonError {...props}>Not kept.</WishlistButtonError>,
  {
    slot: 'wishlist-button-error',
    element: 'p',
  },
);

test('WISH-1 exposes its pressed state, and requests the opposite one', () => {
  const onPressedChange = vi.fn();
  const { rerender } = render(button({ onPressedChange }));
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(heart(), { detail: 1 });
  expect(onPressedChange).toHaveBeenLastCalledWith(true);
  rerender(button({ onPressedChange, pressed: true }));
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(heart(), { detail: 1 });
  expect(onPressedChange).toHaveBeenLastCalledWith(false);
});

test('WISH-1 is controlled, so that a press can be reverted', () => {
  render(button());
  fireEvent.click(heart(), { detail: 1 });
  expect(heart().getAttribute('aria-pressed')).toBe('false');
});

test('a double click counts as one press', () => {
  const onPressedChange = vi.fn();
  render(button({ onPressedChange }));
  fireEvent.click(heart(), { detail: 1 });
  fireEvent.click(heart(), { detail: 2 });
  expect(onPressedChange).toHaveBeenCalledOnce();
});

test('a press by keyboard, which has a click count of 0, is handled', () => {
  const onPressedChange = vi.fn();
  render(button({ onPressedChange }));
  fireEvent.click(heart(), { detail: 0 });
  expect(onPressedChange).toHaveBeenCalledOnce();
});

test('ignores another press while loading, and keeps the focus', () => {
  const onPressedChange = vi.fn();
  const { rerender } = render(button({ onPressedChange }));
  heart().focus();
  rerender(button({ onPressedChange, loading: true }));
  fireEvent.click(heart(), { detail: 1 });
  expect(onPressedChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(heart());
  expect(heart().getAttribute('aria-busy')).toBe('true');
});

test('announces an error', () => {
  render(<WishlistButtonError>Not kept.</WishlistButtonError>);
  expect(screen.getByRole('alert').textContent).toBe('Not kept.');
});
