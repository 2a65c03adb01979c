import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DeliveryForm } from './testing/delivery-form.tsx';

const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Place order' })));
const type = (name: string, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } }));

test('FORM-1 with react-hook-form and zod each invalid field shows its error, and the first takes the focus', async () => {
  const onDeliver = vi.fn();
  render(<DeliveryForm onDeliver={onDeliver} />);
  await send();
  const name = screen.getByRole('textbox', {
    name: 'Name',
    description: 'Enter the name the driver should ask for.',
  });
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('combobox', { description: /^Choose where to deliver/ })).toBeTruthy();
  expect(screen.getByRole('radiogroup', { description: /^Tell us whether there’s a lift/ })).toBeTruthy();
  expect(screen.getByRole('checkbox', { description: 'Tick the box to place the order.' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /driver/ }).hasAttribute('aria-invalid')).toBe(false);
  expect(onDeliver).not.toHaveBeenCalled();
});

test('FORM-1 correcting a value removes its error while typing, and no input is lost', async () => {
  const onDeliver = vi.fn();
  render(<DeliveryForm onDeliver={onDeliver} />);
  await type('Mobile number', '1711 48');
  await send();
  expect(screen.getByLabelText(/^Mobile/)).toHaveProperty('value', '1711 48');
  await type('Name', 'ফারজানা রহমান');
  await waitFor(() => expect(screen.getByLabelText(/^Name/).hasAttribute('aria-invalid')).toBe(false));
});

test('with react-hook-form every kind of control submits its value', async () => {
  const onDeliver = vi.fn();
  render(<DeliveryForm onDeliver={onDeliver} />);
  await type('Name', 'Farzana Rahman');
  await type('Mobile number', '১৭১১ ৪৮২ ৯০৬');
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Dhaka' } });
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    fireEvent.click(screen.getByRole('checkbox'));
  });
  await send();
  expect(onDeliver).toHaveBeenCalledExactlyOnceWith({
    name: 'Farzana Rahman',
    mobile: '১৭১১ ৪৮২ ৯০৬',
    division: 'Dhaka',
    lift: 'no',
    note: '',
    accepted: true,
  });
});
