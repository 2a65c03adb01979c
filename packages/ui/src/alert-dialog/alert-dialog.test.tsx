import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';

const alertDialog = (props: Partial<AlertDialogProps> = {}) => (
  <AlertDialog
    open
    title="Delete this address?"
    confirmLabel="Delete the address"
    cancelLabel="Keep it"
    onConfirm={() => {}}
    onCancel={() => {}}
    {...props}
  >
    It goes from your book.
  </AlertDialog>
);

describeConformance('AlertDialog', (props) => alertDialog(props), {
  slot: 'alert-dialog',
  element: 'div',
  portalled: true,
});

test('is an alertdialog that is described by its consequence', () => {
  render(alertDialog());
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this address?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'It goes from your book.',
  );
});

test('cancels on Escape, the close button and the cancel button', () => {
  const onCancel = vi.fn();
  const onConfirm = vi.fn();
  render(alertDialog({ onCancel, onConfirm }));
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onCancel).toHaveBeenCalledTimes(3);
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Delete the address' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a press on the scrim does nothing', async () => {
  const onCancel = vi.fn();
  render(alertDialog({ onCancel }));
  await new Promise((resolve) => setTimeout(resolve));
  const scrim = screen.getByRole('alertdialog').parentElement ?? document.body;
  fireEvent.pointerDown(scrim);
  fireEvent.click(scrim);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onCancel).not.toHaveBeenCalled();
});
