import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Combobox, ComboboxGroup, ComboboxItem, type ComboboxProps } from './combobox.tsx';

const options = [
  { value: 'dhanmondi', label: 'Dhanmondi', description: '৳1,200' },
  { value: 'dohar', label: 'Dohar' },
  { value: 'savar', label: 'Savar' },
];

describeConformance('Combobox', (props) => <Combobox aria-label="Upazila" options={options} {...props} />, {
  slot: 'combobox',
  element: 'input',
});

describeConformance(
  'ComboboxItem',
  (props) => (
    <Combobox aria-label="Upazila" defaultOpen>
      <ComboboxItem value="savar" {...props}>
        Savar
      </ComboboxItem>
    </Combobox>
  ),
  { slot: 'combobox-item', element: 'div' },
);

describeConformance(
  'ComboboxGroup',
  (props) => (
    <Combobox aria-label="Upazila" defaultOpen>
      <ComboboxGroup label="Dhaka" {...props}>
        <ComboboxItem value="savar">Savar</ComboboxItem>
      </ComboboxGroup>
    </Combobox>
  ),
  { slot: 'combobox-group', element: 'div' },
);

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

/** A component around an item, as an app would have for its own content. */
function Upazila({ value, name, district }: { value: string; name: string; district: string }) {
  return (
    <ComboboxItem value={value} textValue={`${name}, ${district}`}>
      <b>{name}</b> <small>{district}</small>
    </ComboboxItem>
  );
}

function showItems(props: Partial<ComboboxProps> = {}) {
  const onValueChange = vi.fn();
  const view = render(
    <Combobox aria-label="Upazila" onValueChange={onValueChange} {...props}>
      <ComboboxGroup label="Dhaka">
        <Upazila value="dhanmondi" name="Dhanmondi" district="Dhaka" />
        <Upazila value="savar" name="Savar" district="Dhaka" />
      </ComboboxGroup>
      <ComboboxGroup label="Sylhet">
        <ComboboxItem value="beanibazar" disabled>
          Beanibazar
        </ComboboxItem>
        <ComboboxItem value="golapganj">Golapganj</ComboboxItem>
      </ComboboxGroup>
    </Combobox>,
  );
  return { ...view, onValueChange };
}

test('composed of items: matches their text, announces their number, and shows their own content', () => {
  showItems();
  expect(shown()).toEqual([]);
  type('dhaka');
  expect(shown()).toEqual(['Dhanmondi Dhaka', 'Savar Dhaka']);
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  expect(screen.getAllByRole('option')[0]?.querySelector('small')?.textContent).toBe('Dhaka');
  type('golap');
  expect(shown()).toEqual(['Golapganj']);
  type('Kolkata');
  expect(screen.getByRole('status').textContent).toBe('No matches.');
});

test('composed of items: the text of the chosen one is written, and its value reported', () => {
  const { onValueChange, container } = showItems({ name: 'upazila', valueName: 'upazilaId' });
  type('dhaka');
  key('ArrowDown');
  key('ArrowDown');
  const active = screen.getByRole('option', { selected: true });
  expect(active.textContent).toBe('Savar Dhaka');
  expect(box().getAttribute('aria-activedescendant')).toBe(active.id);
  key('Enter');
  expect(box().value).toBe('Savar, Dhaka');
  expect(onValueChange).toHaveBeenLastCalledWith('savar');
  expect(container.querySelector<HTMLInputElement>('[name=upazilaId]')?.value).toBe('savar');
  expect(shown()).toEqual([]);
});

test('arrow keys go through the groups in the order of the page and skip a disabled item', () => {
  const { onValueChange } = showItems();
  fireEvent.click(box());
  key('ArrowUp');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Golapganj');
  key('ArrowUp');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Savar Dhaka');
  fireEvent.click(screen.getByRole('option', { name: 'Beanibazar' }));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(shown()).toHaveLength(4);
});

test('a group is named by its label, and has none of the items that do not match', () => {
  showItems();
  type('savar');
  expect(screen.getByRole('group', { name: 'Dhaka' }).querySelectorAll('[role=option]')).toHaveLength(1);
  expect(
    screen.getByRole('group', { name: 'Sylhet', hidden: true }).querySelectorAll('[role=option]'),
  ).toHaveLength(0);
});

test('composed of items: the text of the value is in the input at first, and follows the parent', () => {
  const { rerender } = render(
    <Combobox aria-label="Upazila" value="savar">
      <Upazila value="savar" name="Savar" district="Dhaka" />
    </Combobox>,
  );
  expect(box().value).toBe('Savar, Dhaka');
  rerender(
    <Combobox aria-label="Upazila" value="beanibazar">
      <Upazila value="savar" name="Savar" district="Dhaka" />
      <Upazila value="beanibazar" name="Beanibazar" district="Sylhet" />
    </Combobox>,
  );
  expect(box().value).toBe('Beanibazar, Sylhet');
});

test('the text of the value arrives after hydration, and does not replace typed text', () => {
  const combobox = (
    <Combobox aria-label="Upazila" defaultValue="savar">
      <ComboboxItem value="savar">Savar</ComboboxItem>
    </Combobox>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(combobox);
  const { unmount } = render(combobox, { container, hydrate: true });
  expect(box().value).toBe('Savar');
  unmount();
  container.innerHTML = renderToString(combobox);
  const input = container.querySelector('input');
  if (input) input.value = 'Doh';
  render(combobox, { container, hydrate: true });
  expect(box().value).toBe('Doh');
});

function LateItems() {
  const [names, setNames] = useState<string[]>([]);
  return (
    <>
      {names.map((name) => (
        <ComboboxItem key={name} value={name.toLowerCase()}>
          {name}
        </ComboboxItem>
      ))}
      <ComboboxItem value="savar">Savar</ComboboxItem>
      <button type="button" hidden onClick={() => setNames(['Dohar', 'Adabor'])}>
        Load
      </button>
    </>
  );
}

test('items that appear later take part, in the order of the page', () => {
  render(
    <Combobox aria-label="Upazila">
      <LateItems />
    </Combobox>,
  );
  fireEvent.click(box());
  fireEvent.click(screen.getByRole('button', { hidden: true }));
  expect(screen.getByRole('status').textContent).toBe('3 suggestions');
  key('ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Dohar');
});

test('a handler of an item is called, by a press and by Enter', () => {
  const onClick = vi.fn();
  render(
    <Combobox aria-label="Upazila">
      <ComboboxItem value="savar" onClick={onClick}>
        Savar
      </ComboboxItem>
    </Combobox>,
  );
  fireEvent.click(box());
  key('ArrowDown');
  key('Enter');
  expect(onClick).toHaveBeenCalledOnce();
  expect(box().value).toBe('Savar');
});
