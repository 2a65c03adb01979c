import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Button } from './button.tsx';

describeConformance('Button', (props) => <Button {...props}>Add to cart</Button>, {
  slot: 'button',
  element: 'button',
  asChild: (props, child) => (
    <Button asChild {...props}>
      {child}
    </Button>
  ),
});

test('does not submit the form around it, unless its type is submit', () => {
  const { rerender } = render(<Button>Add a line</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  rerender(<Button type="submit">Place order</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('submit');
});

test('while loading, ignores presses, keeps its name and does not submit the form', () => {
  const press = vi.fn();
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" loading onClick={press}>
        Place order
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Place order' });
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
});

test('a loading link cannot be followed', () => {
  render(
    <Button asChild loading>
      <a href="#living">See the living room</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'See the living room' });
  expect(fireEvent.click(link)).toBe(false);
});

test('has its variant and size as data attributes', () => {
  render(
    <Button variant="ghost" size="small">
      Clear All
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Clear All' });
  expect(button.dataset).toMatchObject({ variant: 'ghost', size: 'small' });
});
