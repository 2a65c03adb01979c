import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Modal, type ModalProps } from './modal.tsx';

const modal = (props: Partial<ModalProps> = {}) => (
  <Modal open title="Cancel this booking?" onClose={() => {}} {...props} />
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
  render(modal({ size: 'form', children: 'Name, e-mail, subject.' }));
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

test('calls `onClose` with the reason', async () => {
  const onClose = vi.fn();
  render(modal({ onClose }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenLastCalledWith('button');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenLastCalledWith('escape');
  // Radix starts to listen for presses outside in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  const scrim = screen.getByRole('dialog').parentElement ?? document.body;
  fireEvent.pointerDown(scrim);
  fireEvent.click(scrim);
  await waitFor(() => expect(onClose).toHaveBeenLastCalledWith('backdrop'));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('while loading, the last action shows it and nothing closes the modal', () => {
  const onClose = vi.fn();
  const actions = (
    <>
      <Button variant="secondary">Keep it</Button>
      <Button>Cancel the booking</Button>
    </>
  );
  render(modal({ loading: true, onClose, actions }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Keep it' }).hasAttribute('data-loading')).toBe(false);
  expect(dialog.getByRole('button', { name: 'Cancel the booking' }).hasAttribute('data-loading')).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});

test('renders nothing on the server, where it would cover the page before it can be closed', () => {
  expect(renderToString(modal())).toBe('');
});
