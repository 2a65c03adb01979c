import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const options = [
  { value: 'dhanmondi', label: 'Dhanmondi', description: '৳1,200' },
  { value: 'dohar', label: 'Dohar' },
  { value: 'savar', label: 'Savar' },
];

describeConformance('Combobox', (props) => <Combobox aria-label="Upazila" options={options} {...props} />, {
  slot: 'combobox',
  element: 'input',
});

const box = () => screen.getByRole('combobox') as HTMLInputElement;
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const type = (text: string) => fireEvent.input(box(), { target: { value: text } });
const key = (name: string, more = {}) => fireEvent.keyDown(box(), { key: name, ...more });

function show(props: Partial<ComboboxProps> = {}) {
  const onChoose = vi.fn();
  const onChange = vi.fn();
  render(
    <Combobox
      aria-label="Upazila"
      options={options}
      onValueChange={onChoose}
      onChange={onChange}
      {...props}
    />,
  );
  return { onChoose, onChange };
}

test('suggests options that contain the text, ignoring case, and announces their number', () => {
  show();
  expect(shown()).toEqual([]);
  type('D');
  expect(shown()).toEqual(['Dhanmondi ৳1,200', 'Dohar ']);
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  type('savar');
  expect(screen.getByRole('status').textContent).toBe('1 suggestion');
  type('Kolkata');
  expect(screen.getByRole('status').textContent).toBe('No matches.');
});

test('choosing an option triggers a single change event, as typing does', () => {
  const { onChoose, onChange } = show();
  type('do');
  onChange.mockClear();
  key('ArrowDown');
  key('Enter');
  expect(box().value).toBe('Dohar');
  expect(onChange).toHaveBeenCalledOnce();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('dohar');
  expect(shown()).toEqual([]);
});

test('a press chooses an option, and the input keeps the focus', () => {
  const { onChoose } = show();
  type('sav');
  const option = screen.getByRole('option');
  expect(fireEvent.pointerDown(option)).toBe(false);
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.click(option);
  expect(onChoose).toHaveBeenCalledWith('savar');
});

test('points to the active option, and to none after typing', () => {
  show();
  type('d');
  key('ArrowUp');
  const last = screen.getByRole('option', { selected: true });
  expect(last.textContent).toContain('Dohar');
  expect(box().getAttribute('aria-activedescendant')).toBe(last.id);
  type('do');
  expect(box().hasAttribute('aria-activedescendant')).toBe(false);
});

test('ignores keys during the composition of a word', () => {
  const { onChoose } = show();
  type('d');
  key('ArrowDown');
  key('Enter', { isComposing: true });
  key('Escape', { isComposing: true });
  expect(onChoose).not.toHaveBeenCalled();
  expect(shown()).toHaveLength(2);
});

test('an Escape that closes the list does not propagate, the next one does', () => {
  const outside = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog with a key handler
    <div onKeyDown={outside}>
      <Combobox aria-label="Upazila" options={options} />
    </div>,
  );
  type('d');
  key('Escape');
  expect(outside).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
  key('Escape');
  expect(outside).toHaveBeenCalledOnce();
});

test('shows all given options with a filter that accepts everything', () => {
  show({ filter: () => true });
  type('xyz');
  expect(shown()).toHaveLength(3);
});

function Held({ onSend }: { onSend: (upazila: string) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { upazila: '' } });
  return (
    <form onSubmit={handleSubmit(({ upazila }) => onSend(upazila))}>
      <Combobox aria-label="Upazila" options={options} {...register('upazila')} />
      <button type="submit">Send</button>
    </form>
  );
}

test('with react-hook-form, the chosen label is the value of the form', async () => {
  const onSend = vi.fn();
  render(<Held onSend={onSend} />);
  type('sav');
  key('ArrowDown');
  key('Enter');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  expect(onSend).toHaveBeenCalledWith('Savar');
});
