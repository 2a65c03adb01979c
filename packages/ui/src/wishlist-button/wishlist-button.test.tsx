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

test('WISH-1 says whether it is pressed, and asks for the other', () => {
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

test('WISH-1 shows what it is told and nothing of its own, so that a press can be taken back', () => {
  render(button());
  fireEvent.click(heart(), { detail: 1 });
  expect(heart().getAttribute('aria-pressed')).toBe('false');
});

test('a double click is one wish', () => {
  const onPressedChange = vi.fn();
  render(button({ onPressedChange }));
  fireEvent.click(heart(), { detail: 1 });
  fireEvent.click(heart(), { detail: 2 });
  expect(onPressedChange).toHaveBeenCalledOnce();
});

test('a press by keyboard, which counts no clicks, is heard', () => {
  const onPressedChange = vi.fn();
  render(button({ onPressedChange }));
  fireEvent.click(heart(), { detail: 0 });
  expect(onPressedChange).toHaveBeenCalledOnce();
});

test('while it is busy another press is refused, and the focus stays', () => {
  const onPressedChange = vi.fn();
  const { rerender } = render(button({ onPressedChange }));
  heart().focus();
  rerender(button({ onPressedChange, loading: true }));
  fireEvent.click(heart(), { detail: 1 });
  expect(onPressedChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(heart());
  expect(heart().getAttribute('aria-busy')).toBe('true');
});

test('what went wrong is read out', () => {
  render(<WishlistButtonError>Not kept.</WishlistButtonError>);
  expect(screen.getByRole('alert').textContent).toBe('Not kept.');
});
