import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
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

test('CART-2 steps no lower than 1 and no higher than max', () => {
  const onValueChange = vi.fn();
  render(<QuantityStepper aria-label="Quantity" defaultValue={1} max={2} onValueChange={onValueChange} />);
  press('Decrease quantity');
  expect(onValueChange).not.toHaveBeenCalled();
  press('Increase quantity');
  press('Increase quantity');
  expect(onValueChange.mock.calls).toEqual([[2]]);
  expect(box().value).toBe('2');
  expect(screen.getByRole('button', { name: 'Increase quantity' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('steps a controlled value through onChange', () => {
  render(<Kept />);
  press('Increase quantity');
  expect(box().value).toBe('3');
  press('Decrease quantity');
  press('Decrease quantity');
  expect(box().value).toBe('1');
});

test('FORM-1 parses Bangla digits and steps from them', () => {
  const onValueChange = vi.fn();
  render(<QuantityStepper aria-label="Quantity" onValueChange={onValueChange} />);
  fireEvent.input(box(), { target: { value: '১২' } });
  expect(box().getAttribute('aria-valuenow')).toBe('12');
  press('Increase quantity');
  expect(box().value).toBe('13');
  expect(onValueChange.mock.calls).toEqual([[12], [13]]);
});

/** A page that stores the quantity as a number, as the cart and the product page of the shop do. */
function Numbered({ max = 11, onQuantity }: { max?: number; onQuantity?: (quantity: number) => void }) {
  const [quantity, setQuantity] = useState(5);
  const keep = (next: number) => {
    setQuantity(next);
    onQuantity?.(next);
  };
  return (
    <>
      <QuantityStepper aria-label="Quantity" max={max} value={quantity} onValueChange={keep} />
      <button type="button" onClick={() => onQuantity?.(-quantity)}>
        Add
      </button>
    </>
  );
}

const status = () => screen.getByRole('status').textContent;

/** Types into the focused field one character after another, as a keyboard does. */
function type(text: string) {
  box().focus();
  fireEvent.input(box(), { target: { value: '' } });
  for (const character of text) fireEvent.input(box(), { target: { value: box().value + character } });
}

test.each([
  ['12', '11', 'The maximum is 11.'],
  ['50', '11', 'The maximum is 11.'],
  ['9'.repeat(40), '11', 'The maximum is 11.'],
  ['৫০', '11', 'The maximum is 11.'],
  ['0', '1', 'The smallest quantity is 1.'],
  ['-3', '1', 'The smallest quantity is 1.'],
  ['', '5', 'Reset to 5. Please enter a whole number.'],
  ['many', '5', 'Reset to 5. Please enter a whole number.'],
  ['2.5', '5', 'Reset to 5. Please enter a whole number.'],
  ['৭', '7', ''],
  [' 10 ', '10', ''],
])(
  'CART-2 %j is kept while it is typed, becomes %j on blur, and the status shows %j',
  (typed, left, says) => {
    const onQuantity = vi.fn();
    render(<Numbered onQuantity={onQuantity} />);
    type(typed);
    expect(box().value).toBe(typed);
    expect(onQuantity).not.toHaveBeenCalled();
    expect(status()).toBe('');
    act(() => box().blur());
    expect(box().value).toBe(left);
    expect(onQuantity.mock.calls).toEqual(left === '5' ? [] : [[Number(left)]]);
    expect(status()).toBe(says);
    expect(box().getAttribute('aria-describedby') === null).toBe(says === '');
  },
);

test('CART-2 restores the last valid quantity if uncontrolled', () => {
  render(<QuantityStepper aria-label="Quantity" defaultValue={3} />);
  type('three');
  act(() => box().blur());
  expect(box().value).toBe('3');
  expect(status()).toBe('Reset to 3. Please enter a whole number.');
});

test('CART-2 clears the status on the next change', () => {
  render(<Numbered />);
  type('50');
  act(() => box().blur());
  expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(status());
  press('Decrease quantity');
  expect(status()).toBe('');
  press('Increase quantity');
  expect(status()).toBe('');
  press('Increase quantity');
  expect(status()).toBe('The maximum is 11.');
});

test('CART-2 Enter commits the typed quantity and keeps the focus', () => {
  render(<Numbered />);
  type('50');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box().value).toBe('11');
  expect(status()).toBe('The maximum is 11.');
  expect(document.activeElement).toBe(box());
});

test('CART-2 commits the clamped quantity before a click on a button that takes no focus', () => {
  const onQuantity = vi.fn();
  render(<Numbered onQuantity={onQuantity} />);
  type('50');
  press('Add');
  expect(onQuantity.mock.calls).toEqual([[11], [-11]]);
});

test('CART-2 shows no message during a press outside, so that nothing shifts under the pointer', () => {
  render(<Numbered />);
  type('50');
  const button = screen.getByRole('button', { name: 'Add' });
  fireEvent.pointerDown(button);
  act(() => box().blur());
  expect(status()).toBe('');
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(status()).toBe('The maximum is 11.');
});

test('CART-2 commits the typed quantity after a press that is cancelled', async () => {
  render(<Numbered />);
  type('50');
  fireEvent.pointerDown(document.body);
  act(() => box().blur());
  fireEvent.pointerCancel(document.body);
  await vi.waitFor(() => expect(box().value).toBe('11'));
});

test.each([
  ['50', '11', 'The maximum is 11.', 11],
  ['7', '7', '', 7],
])('CART-2 commits %j, typed before hydration, as %j', (typed, left, says, handedOn) => {
  const onQuantity = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Numbered />);
  box().value = typed;
  render(<Numbered onQuantity={onQuantity} />, { container, hydrate: true });
  expect(box().value).toBe(left);
  expect(status()).toBe(says);
  expect(onQuantity.mock.calls).toEqual([[handedOn]]);
});

test('shows a note in the status line until there is a correction', () => {
  render(<QuantityStepper aria-label="Quantity" max={2} defaultValue={2} note="These are the last two." />);
  expect(status()).toBe('These are the last two.');
  press('Increase quantity');
  expect(status()).toBe('The maximum is 2.');
});

test('steps from an empty field to the minimum', () => {
  render(<QuantityStepper aria-label="Quantity" min={2} />);
  press('Increase quantity');
  expect(box().value).toBe('2');
});

test('starts at the value of react-hook-form and submits the stepped one', async () => {
  const onSend = vi.fn();
  render(<Held onSend={onSend} />);
  expect(box().value).toBe('2');
  expect(box().getAttribute('aria-valuenow')).toBe('2');
  press('Increase quantity');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith('3'));
});

test('does not step by key or button when read-only', () => {
  render(<QuantityStepper aria-label="Quantity" readOnly defaultValue={2} />);
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  press('Increase quantity');
  expect(box().value).toBe('2');
});
