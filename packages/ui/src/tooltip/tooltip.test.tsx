import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Tooltip } from './tooltip.tsx';

const heart = (
  <button type="button" aria-label="Wishlist">
    ♥
  </button>
);

describeConformance(
  'Tooltip',
  (props) => (
    <Tooltip content="Kept on this device only" {...props}>
      {heart}
    </Tooltip>
  ),
  { slot: 'tooltip', element: 'span' },
);

test('adds to the name of its control and does not replace it', () => {
  render(<Tooltip content="Kept on this device only">{heart}</Tooltip>);
  const button = screen.getByRole('button', { name: 'Wishlist' });
  const words = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Kept on this device only');
});

test('is not read out where it only repeats the name', () => {
  render(
    <Tooltip content="Wishlist" describeChild={false}>
      {heart}
    </Tooltip>,
  );
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
});

test('leaves the handlers of its control in place', () => {
  const press = vi.fn();
  const focus = vi.fn();
  render(
    <Tooltip content="Kept on this device only">
      <button type="button" onClick={press} onFocus={focus}>
        Wishlist
      </button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  fireEvent.focus(button);
  fireEvent.click(button);
  expect(focus).toHaveBeenCalledOnce();
  expect(press).toHaveBeenCalledOnce();
});
