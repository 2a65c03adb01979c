import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Slot } from './slot.tsx';

test('runs the handler of the child first, then its own', () => {
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

test('lets the child keep what both have set, and joins their styles', () => {
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

test('gives callback refs their element and their clean-up', () => {
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

test('refuses anything but one element, and says what to do', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  expect(() => render(<Slot>only words</Slot>)).toThrow('`asChild` needs exactly one element');
  // React also logs an error that was not caught, which is expected here.
  vi.mocked(console.error).mockClear();
});
