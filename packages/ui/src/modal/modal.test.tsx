import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Modal, type ModalProps } from './modal.tsx';

const modal = (props: Partial<ModalProps> = {}) => (
  <Modal open title="Cancel this booking?" onOpenChange={() => {}} {...props} />
);

describeConformance('Modal', (props) => modal(props), { slot: 'modal', element: 'div', portalled: true });

test('MODAL-7 is named by its title, and a question is described by its body', () => {
  render(modal({ children: 'The bed goes back on sale.' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this booking?' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('The bed goes back on sale.');
});

test('a form is not described by its body', () => {
  render(modal({ size: 'form', children: 'Name, email, subject.' }));
  expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
});

test('MODAL-7 the page behind is inert and its scroll locked, and both are undone on closing', () => {
  document.documentElement.style.setProperty('--bar', '4rem');
  const { rerender, container } = render(modal({ open: false }));
  const before = capturePageState();
  rerender(modal());
  expect(container.hasAttribute('inert')).toBe(true);
  expect(document.documentElement.style.overflow).toBe('hidden');
  expect(capturePageState().bodyStyle).toBe(before.bodyStyle);
  rerender(modal({ open: false }));
  expect(capturePageState()).toEqual(before);
  document.documentElement.removeAttribute('style');
});

test('MODAL-7 an element that was inert before stays inert', () => {
  const aside = document.body.appendChild(document.createElement('aside'));
  aside.setAttribute('inert', '');
  render(modal()).unmount();
  expect(aside.hasAttribute('inert')).toBe(true);
  aside.remove();
});

test('MODAL-7 the toasts are not made inert', () => {
  const toasts = document.body.appendChild(document.createElement('section'));
  toasts.dataset['inertExempt'] = '';
  render(modal());
  expect(toasts.hasAttribute('inert')).toBe(false);
  toasts.remove();
});

test('without `open` it opens by its trigger, closes itself, and reports both with the reason', async () => {
  const onOpenChange = vi.fn();
  render(
    <Modal title="Cancel this booking?" trigger={<Button>My booking</Button>} onOpenChange={onOpenChange} />,
  );
  const trigger = screen.getByRole('button', { name: 'My booking' });
  expect(trigger.getAttribute('aria-haspopup')).toBe('dialog');
  expect(screen.queryByRole('dialog')).toBeNull();
  // Without focusing it first, as in Safari.
  fireEvent.click(trigger);
  expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger-press' });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close-press' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(trigger);
});

test('with `defaultOpen` it is open at first', async () => {
  render(<Modal defaultOpen title="Cancel this booking?" />);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('with `open` it stays as the parent decides', () => {
  render(modal({ trigger: <Button>My booking</Button> }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('calls `onOpenChange` with the reason', async () => {
  const onOpenChange = vi.fn();
  render(modal({ onOpenChange }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close-press' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
  // Radix starts to listen for presses outside in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  const scrim = screen.getByRole('dialog').parentElement ?? document.body;
  fireEvent.pointerDown(scrim);
  fireEvent.click(scrim);
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside-press' }));
  expect(onOpenChange).toHaveBeenCalledTimes(3);
});

test('while loading, the last action shows it and nothing closes the modal', () => {
  const onOpenChange = vi.fn();
  const actions = (
    <>
      <Button variant="secondary">Keep it</Button>
      <Button>Cancel the booking</Button>
    </>
  );
  render(modal({ loading: true, onOpenChange, actions }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Keep it' }).hasAttribute('data-loading')).toBe(false);
  expect(dialog.getByRole('button', { name: 'Cancel the booking' }).hasAttribute('data-loading')).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('renders nothing on the server, where it would cover the page before it can be closed', () => {
  expect(renderToString(modal())).toBe('');
});
