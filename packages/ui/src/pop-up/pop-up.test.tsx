import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { PopUp, type PopUpProps } from './pop-up.tsx';

const popUp = (props: Partial<PopUpProps> = {}) => (
  <PopUp
    open
    title="Meghna, 15% off"
    image={<img src="/sofa.png" alt="" />}
    onOpenChange={() => {}}
    {...props}
  />
);

describeConformance('PopUp', (props) => popUp(props), { slot: 'pop-up', element: 'div', portalled: true });

test.each(['default', 'promo'] as const)('MODAL-3 has text beside the image in the variant %s', (variant) => {
  render(
    popUp({
      variant,
      eyebrow: 'Until 30 November',
      text: 'In every cloth.',
      children: <a href="#sofa">See the sofa</a>,
    }),
  );
  const dialog = screen.getByRole('dialog', { name: 'Meghna, 15% off' });
  expect(dialog.dataset['variant']).toBe(variant);
  expect(dialog.textContent).toContain('Until 30 November');
  expect(dialog.textContent).toContain('In every cloth.');
  expect(dialog.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'See the sofa' })).toBeTruthy();
});

test('MODAL-4 shows the offer and its field', () => {
  render(
    popUp({
      eyebrow: 'Limited Time',
      title: 'Save your first order and get email only offer when you join',
      children: <input aria-label="Email" />,
    }),
  );
  expect(screen.getByText('Limited Time')).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain(
    'Save your first order and get email only offer when you join',
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy();
});

test('MODAL-3 locks the scroll of the page while it is open', () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(popUp({ open: false }));
  const before = capturePageState();
  rerender(popUp({ onOpenChange }));
  expect(document.documentElement.style.overflow).toBe('hidden');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'close-press' });
  rerender(popUp({ open: false }));
  expect(capturePageState()).toEqual(before);
});
