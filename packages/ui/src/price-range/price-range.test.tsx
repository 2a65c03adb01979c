import { fireEvent, render, screen } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Field, FieldError } from '../field/field.tsx';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { PriceRange, type PriceRangeProps } from './price-range.tsx';

describeConformance('PriceRange', (props) => <PriceRange legend="Price" min={0} max={100} {...props} />, {
  slot: 'price-range',
  element: 'fieldset',
});

function show(props: Partial<PriceRangeProps> = {}) {
  const onValueChange = vi.fn();
  const onValueCommit = vi.fn();
  render(
    <form aria-label="Filters">
      <PriceRange
        legend="Price"
        min={0}
        max={1000}
        defaultValue={[100, 600]}
        onValueChange={onValueChange}
        onValueCommit={onValueCommit}
        {...props}
      />
    </form>,
  );
  return { onValueChange, onValueCommit };
}

const slider = (name: string) => screen.getByRole('slider', { name }) as HTMLInputElement;
const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;

function write(name: string, text: string) {
  fireEvent.focus(box(name));
  fireEvent.change(box(name), { target: { value: text } });
  fireEvent.blur(box(name));
}

test('a thumb cannot pass the other', () => {
  const { onValueChange } = show();
  fireEvent.change(slider('Lowest price'), { target: { value: '800' } });
  expect(onValueChange).toHaveBeenLastCalledWith([600, 600]);
  fireEvent.change(slider('Highest price'), { target: { value: '50' } });
  expect(onValueChange).toHaveBeenLastCalledWith([600, 600]);
  expect(slider('Highest price').value).toBe('600');
});

test('reports every movement, and the release once', () => {
  const { onValueChange, onValueCommit } = show();
  fireEvent.input(slider('Lowest price'), { target: { value: '200' } });
  fireEvent.input(slider('Lowest price'), { target: { value: '300' } });
  expect(onValueChange).toHaveBeenCalledTimes(2);
  expect(onValueCommit).not.toHaveBeenCalled();
  slider('Lowest price').dispatchEvent(new Event('change', { bubbles: true }));
  expect(onValueCommit.mock.calls).toEqual([[[300, 600]]]);
});

test.each([
  ['Lowest price', '৳২৫০', [250, 600]],
  ['Lowest price', '900', [600, 600]],
  ['Highest price', '1,00,000', [100, 1000]],
  ['Highest price', '', [100, 1000]],
  ['Highest price', '20', [100, 100]],
])('FORM-1 %s on blur with %j commits %j', (name, text, range) => {
  const { onValueCommit } = show();
  write(name, text);
  expect(onValueCommit.mock.calls).toEqual([[range]]);
});

test.each([
  ['Lowest price', '5000', 'Prices range from 0 to 1000.'],
  ['Lowest price', '900', 'The lowest price can’t be above the highest.'],
  ['Highest price', '20', 'The lowest price can’t be above the highest.'],
  ['Highest price', 'cheap', 'Please enter a price in figures.'],
  ['Highest price', '', ''],
  ['Lowest price', '৳২৫০', ''],
])('CART-2 %s on blur with %j shows the status %j', (name, text, says) => {
  show();
  write(name, text);
  expect(screen.getByRole('status').textContent).toBe(says);
  fireEvent.change(slider('Lowest price'), { target: { value: '150' } });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('SHOP-2 submits a typed price between two steps unchanged', () => {
  show({ min: 50, step: 50, names: ['minPrice', 'maxPrice'] });
  write('Lowest price', '123');
  write('Highest price', '678');
  const sent = new FormData(screen.getByRole('form') as HTMLFormElement);
  expect(String(new URLSearchParams(sent as never))).toBe('minPrice=123&maxPrice=678');
});

test.each([
  ['up', 124, 150],
  ['down', 122, 100],
  ['far up', 388, 400],
  ['past the last step', 980, 980],
])('a thumb between two steps snaps to a step when it is moved %s', (_, to, price) => {
  const { onValueChange } = show({ max: 980, step: 50, defaultValue: [123, 980] });
  fireEvent.change(slider('Lowest price'), { target: { value: String(to) } });
  expect(onValueChange).toHaveBeenLastCalledWith([price, 980]);
  expect(slider('Lowest price').value).toBe(String(price));
});

test('a blur without a change commits nothing', () => {
  const { onValueCommit } = show();
  fireEvent.focus(box('Lowest price'));
  fireEvent.blur(box('Lowest price'));
  write('Lowest price', '100');
  expect(onValueCommit).not.toHaveBeenCalled();
});

test('shows and announces prices in the format of the page', () => {
  show({ format: (price) => `৳${price}` });
  expect(box('Lowest price').value).toBe('৳100');
  expect(slider('Highest price').getAttribute('aria-valuetext')).toBe('৳600');
});

test('is submitted by a plain form, including a price committed by Enter', () => {
  show({ names: ['minPrice', 'maxPrice'] });
  fireEvent.focus(box('Lowest price'));
  fireEvent.change(box('Lowest price'), { target: { value: '৩০০' } });
  fireEvent.keyDown(box('Lowest price'), { key: 'Enter' });
  const sent = new FormData(screen.getByRole('form') as HTMLFormElement);
  expect([...sent]).toEqual([
    ['minPrice', '300'],
    ['maxPrice', '600'],
  ]);
});

test('describes the group by the error of the Field', () => {
  render(
    <Field>
      <PriceRange legend="Price" min={0} max={10} />
      <FieldError>Nothing costs that little.</FieldError>
    </Field>,
  );
  const group = screen.getByRole('group', { name: 'Price', description: 'Nothing costs that little.' });
  expect(group.id).not.toBe('');
});

function Held({ onSend }: { onSend: (price: readonly [number, number]) => void }) {
  const { control, handleSubmit } = useForm<{ price: readonly [number, number] }>({
    defaultValues: { price: [100, 600] },
  });
  return (
    <form onSubmit={handleSubmit(({ price }) => onSend(price))}>
      <Controller
        control={control}
        name="price"
        render={({ field: { value, onChange, ref } }) => (
          <PriceRange legend="Price" min={0} max={1000} ref={ref} value={value} onValueChange={onChange} />
        )}
      />
      <button type="submit">Send</button>
    </form>
  );
}

test('is a single value in react-hook-form', async () => {
  const onSend = vi.fn();
  render(<Held onSend={onSend} />);
  fireEvent.input(slider('Highest price'), { target: { value: '700' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith([100, 700]));
});
