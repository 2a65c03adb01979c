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
    <Tooltip content="Saved on this device only" {...props}>
      {heart}
    </Tooltip>
  ),
  { slot: 'tooltip', element: 'span' },
);

test('describes its control without replacing the name', () => {
  render(<Tooltip content="Saved on this device only">{heart}</Tooltip>);
  const button = screen.getByRole('button', { name: 'Wishlist' });
  const tipElement = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(tipElement?.textContent).toBe('Saved on this device only');
});

test('is not a description with describeChild set to false', () => {
  render(
    <Tooltip content="Wishlist" describeChild={false}>
      {heart}
    </Tooltip>,
  );
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
});

test('keeps the event handlers of its control', () => {
  const press = vi.fn();
  const focus = vi.fn();
  render(
    <Tooltip content="Saved on this device only">
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
