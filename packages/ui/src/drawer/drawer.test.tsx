import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

const drawer = (props: Partial<DrawerProps> = {}) => (
  <Drawer open title="Filters" onOpenChange={() => {}} {...props} />
);

describeConformance('Drawer', (props) => drawer(props), { slot: 'drawer', element: 'div', portalled: true });

test.each(['start', 'end', 'bottom'] as const)('has the side %s as a data attribute', (side) => {
  render(drawer({ side }));
  expect(screen.getByRole('dialog', { name: 'Filters' }).dataset['side']).toBe(side);
});

test('MODAL-7 locks the page while it is open, and unlocks it afterwards', () => {
  const { rerender } = render(drawer({ open: false }));
  const before = capturePageState();
  rerender(drawer());
  expect(document.documentElement.style.overflow).toBe('hidden');
  rerender(drawer({ open: false }));
  expect(capturePageState()).toEqual(before);
});

test('cannot be closed while loading', () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(drawer({ onOpenChange, loading: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(drawer({ onOpenChange }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'close-press' });
});
