import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';

const alertDialog = (props: Partial<AlertDialogProps> = {}) => (
  <AlertDialog
    open
    title="Delete this address?"
    confirmLabel="Delete the address"
    cancelLabel="Keep it"
    onConfirm={() => {}}
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

const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Delete the address' }));

test('cancels on Escape, the close button and the cancel button, with the reason', () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  render(alertDialog({ onOpenChange, onConfirm }));
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  const reasons = onOpenChange.mock.calls.map(([open, { reason }]) => `${open} ${reason}`);
  expect(reasons).toEqual(['false escape-key', 'false close-press', 'false close-press']);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('opens and closes by itself if it has a trigger', async () => {
  render(alertDialog({ open: undefined, trigger: <Button>Delete</Button> }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await act(async () => confirm());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('stays open and is loading until the promise of the action is fulfilled', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onOpenChange = vi.fn();
  render(alertDialog({ open: undefined, defaultOpen: true, onOpenChange, onConfirm: () => promise }));
  await act(async () => confirm());
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(screen.getByRole('alertdialog').getAttribute('aria-busy')).toBe('true');
  expect(onOpenChange).not.toHaveBeenCalled();
  await act(async () => resolve());
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'confirm-press' }]]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('can be confirmed again after the action has failed', async () => {
  const onConfirm = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
  const rejected = new Promise((resolve) => process.once('unhandledRejection', resolve));
  render(alertDialog({ open: undefined, defaultOpen: true, onConfirm }));
  await act(async () => confirm());
  expect(await rejected).toMatchObject({ message: 'offline' });
  expect(screen.getByRole('alertdialog').getAttribute('aria-busy')).toBeNull();
  await act(async () => confirm());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a press on the scrim does nothing', async () => {
  const onOpenChange = vi.fn();
  render(alertDialog({ onOpenChange }));
  await new Promise((resolve) => setTimeout(resolve));
  const scrim = screen.getByRole('alertdialog').parentElement ?? document.body;
  fireEvent.pointerDown(scrim);
  fireEvent.click(scrim);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onOpenChange).not.toHaveBeenCalled();
});
