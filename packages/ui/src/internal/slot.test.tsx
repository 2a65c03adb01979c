import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Slot } from './slot.tsx';

test('runs the child’s handler first, then its own', () => {
  const order: string[] = [];
  render(
    <Slot onClick={() => order.push('slot')}>
      <button type="button" onClick={() => order.push('child')}>
        Add to cart
      </button>
    </Slot>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(order).toEqual(['child', 'slot']);
});

test('prefers the child’s props, and merges styles', () => {
  render(
    <Slot title="of the slot" style={{ color: 'red', margin: 0 }}>
      <a href="#living" title="of the child" style={{ color: 'blue' }}>
        The living room
      </a>
    </Slot>,
  );
  const link = screen.getByRole('link');
  expect(link.title).toBe('of the child');
  expect(link.style.color).toBe('blue');
  expect(link.style.margin).toBe('0px');
});

test('calls callback refs with the element, and calls their cleanup', () => {
  const cleanUp = vi.fn();
  const ref = vi.fn(() => cleanUp);
  const childRef = vi.fn();
  const { unmount } = render(
    <Slot ref={ref}>
      <a href="#living" ref={childRef}>
        The living room
      </a>
    </Slot>,
  );
  const link = screen.getByRole('link');
  expect(ref).toHaveBeenCalledExactlyOnceWith(link);
  expect(childRef).toHaveBeenCalledExactlyOnceWith(link);
  unmount();
  expect(cleanUp).toHaveBeenCalledOnce();
  expect(childRef).toHaveBeenLastCalledWith(null);
});

test('throws a helpful error for anything but a single element', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  expect(() => render(<Slot>only words</Slot>)).toThrow('`asChild` needs exactly one child element');
  // React also logs an error that was not caught, which is expected here.
  vi.mocked(console.error).mockClear();
});
