import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

describeConformance('QuantityStepper', (props) => <QuantityStepper aria-label="Quantity" {...props} />, {
  slot: 'quantity-stepper',
  element: 'input',
});

const box = () => screen.getByRole('spinbutton') as HTMLInputElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function Kept() {
  const [quantity, setQuantity] = useState('2');
  return (
    <QuantityStepper
      aria-label="Quantity"
      max={3}
      value={quantity}
      onChange={(event) => setQuantity(event.target.value)}
    />
  );
}

function Held({ onSend }: { onSend: (quantity: string) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { quantity: '2' } });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values.quantity))}>
      <QuantityStepper aria-label="Quantity" {...register('quantity')} />
      <button type="submit">Send</button>
    </form>
  );
}

test('CART-2 goes no lower than 1 and no higher than what there is', () => {
  const onValueChange = vi.fn();
  render(<QuantityStepper aria-label="Quantity" defaultValue={1} max={2} onValueChange={onValueChange} />);
  press('One less');
  expect(onValueChange).not.toHaveBeenCalled();
  press('One more');
  press('One more');
  expect(onValueChange.mock.calls).toEqual([[2]]);
  expect(box().value).toBe('2');
  expect(screen.getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true');
});

test('a number that the page keeps is stepped through its own onChange', () => {
  render(<Kept />);
  press('One more');
  expect(box().value).toBe('3');
  press('One less');
  press('One less');
  expect(box().value).toBe('1');
});

test('FORM-1 reads Bangla figures, and steps on from them', () => {
  const onValueChange = vi.fn();
  render(<QuantityStepper aria-label="Quantity" onValueChange={onValueChange} />);
  fireEvent.input(box(), { target: { value: '১২' } });
  expect(onValueChange).toHaveBeenLastCalledWith(12);
  expect(box().getAttribute('aria-valuenow')).toBe('12');
  press('One more');
  expect(box().value).toBe('13');
});

test.each([
  ['150', '8'],
  ['0', '1'],
  ['', '1'],
  ['many', '1'],
])('what is typed as %j is left as %j', (typed, left) => {
  render(<QuantityStepper aria-label="Quantity" max={8} defaultValue={2} />);
  fireEvent.input(box(), { target: { value: typed } });
  fireEvent.blur(box());
  expect(box().value).toBe(left);
});

test('the first press on an empty box gives the fewest', () => {
  render(<QuantityStepper aria-label="Quantity" min={2} />);
  press('One more');
  expect(box().value).toBe('2');
});

test('with react-hook-form it starts at the form’s number and hands in the stepped one', async () => {
  const onSend = vi.fn();
  render(<Held onSend={onSend} />);
  expect(box().value).toBe('2');
  expect(box().getAttribute('aria-valuenow')).toBe('2');
  press('One more');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith('3'));
});

test('read-only, no key and no button moves it', () => {
  render(<QuantityStepper aria-label="Quantity" readOnly defaultValue={2} />);
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  press('One more');
  expect(box().value).toBe('2');
});
