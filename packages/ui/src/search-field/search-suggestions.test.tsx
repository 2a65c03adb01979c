import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ComboboxGroup, ComboboxItem } from '../combobox/combobox.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';
import { suggestionFixtures } from './suggestions.fixtures.ts';

const field = (props: Partial<SearchFieldProps> = {}) => (
  <SearchField action="/shop" name="query" suggestions={suggestionFixtures} {...props} />
);
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const type = (text: string) => fireEvent.input(box(), { target: { value: text } });
const key = (name: string, more = {}) => fireEvent.keyDown(box(), { key: name, ...more });
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

function show(props: Partial<SearchFieldProps> = {}) {
  const onType = vi.fn();
  const onChoose = vi.fn();
  const onSearch = vi.fn<NonNullable<SearchFieldProps['onSearch']>>((_, event) => event.preventDefault());
  return {
    onType,
    onChoose,
    onSearch,
    ...render(field({ onValueChange: onType, onOptionSelect: onChoose, onSearch, ...props })),
  };
}

test('NAV-5 shows suggestions once text is typed, and announces their number', () => {
  const { onType, rerender } = show();
  expect(shown()).toEqual([]);
  type('so');
  expect(onType).toHaveBeenCalledExactlyOnceWith('so');
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('listbox', { name: 'Suggestions' }).id).toBe(box().getAttribute('aria-controls'));
  expect(screen.getByRole('status').textContent).toBe('3 suggestions');
  rerender(field({ suggestions: suggestionFixtures.slice(0, 1) }));
  expect(screen.getByRole('status').textContent).toBe('1 suggestion');
});

test.each(['', '  '])('NAV-5 shows no suggestions for %j', (text) => {
  show();
  type('so');
  type(text);
  expect(shown()).toEqual([]);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an empty list of suggestions opens nothing', () => {
  show({ suggestions: [] });
  type('helicopter');
  key('ArrowDown');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('is a plain search field without suggestions', () => {
  render(<SearchField action="/shop" name="query" />);
  expect(screen.getByRole('searchbox').hasAttribute('aria-expanded')).toBe(false);
  expect(screen.queryByRole('status')).toBeNull();
});

test('is a combobox in the HTML from the server, so that its role never changes', () => {
  expect(renderToString(field())).toMatch(/<input[^>]*role="combobox"[^>]*aria-expanded="false"/);
});

test('NAV-5 Enter selects the active suggestion without searching, and keeps the typed text', () => {
  const { onChoose, onSearch } = show();
  type('so');
  key('ArrowDown');
  key('ArrowDown');
  expect(marked()?.textContent).toContain('Meghna');
  // The key event is prevented, or the browser would submit the form as well.
  expect(key('Enter')).toBe(false);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(suggestionFixtures[1]);
  expect(onSearch).not.toHaveBeenCalled();
  expect(box().value).toBe('so');
  expect(shown()).toEqual([]);
});

test('NAV-5 Enter without an active suggestion submits the form and closes the list', () => {
  const { onChoose, onSearch } = show();
  type('so');
  expect(key('Enter')).toBe(true);
  fireEvent.submit(screen.getByRole('search'));
  expect(onSearch.mock.calls[0]?.[0]).toBe('so');
  expect(onChoose).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});

test('typing clears the active suggestion, because the list may have changed', () => {
  show();
  type('so');
  key('ArrowUp');
  expect(marked()?.textContent).toContain('Teesta');
  type('sof');
  expect(marked()).toBeNull();
});

test('a press selects a suggestion, and the field keeps the focus', () => {
  const { onChoose } = show();
  type('so');
  const option = screen.getByRole('option', { name: /^Sofas/ });
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.click(option);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(suggestionFixtures[0]);
});

test('the first Escape closes the list, the next one the field', () => {
  show();
  type('so');
  key('Escape');
  expect(shown()).toEqual([]);
  expect(box().value).toBe('so');
  fireEvent.change(box(), { target: { value: '' } });
  key('Escape');
  expect(screen.getByRole('search').dataset['state']).toBe('closed');
});

test('a blur closes the list, and a click on the field opens it again', () => {
  show();
  type('so');
  fireEvent.blur(box());
  expect(shown()).toEqual([]);
  fireEvent.click(box());
  expect(shown()).toHaveLength(3);
});

test('ignores keys during IME composition', () => {
  const { onChoose } = show();
  type('so');
  key('ArrowDown');
  key('Enter', { isComposing: true });
  key('Escape', { isComposing: true });
  expect(onChoose).not.toHaveBeenCalled();
  expect(shown()).toHaveLength(3);
});

const items = (
  <>
    <ComboboxGroup label="Rooms">
      <ComboboxItem value="living" textValue="Living room">
        <i>→</i> Living room
      </ComboboxItem>
      <ComboboxItem value="attic" disabled>
        Attic
      </ComboboxItem>
    </ComboboxGroup>
    <ComboboxItem value="meghna">Meghna 3-Seater</ComboboxItem>
  </>
);

test('takes an item for each suggestion, with content of its own, in groups', () => {
  show({ suggestions: items });
  expect(shown()).toEqual([]);
  type('zz');
  // The page has filtered them, so no text has to match.
  expect(shown()).toEqual(['→ Living room', 'Attic', 'Meghna 3-Seater']);
  expect(screen.getByRole('group', { name: 'Rooms' }).querySelectorAll('[role=option]')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('3 suggestions');
});

test('the keys go through the items, skip a disabled one, and choose by value and text', () => {
  const { onChoose, onSearch } = show({ suggestions: items });
  type('m');
  key('ArrowDown');
  expect(marked()?.textContent).toBe('→ Living room');
  key('ArrowDown');
  expect(marked()?.textContent).toBe('Meghna 3-Seater');
  key('ArrowUp');
  expect(key('Enter')).toBe(false);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ value: 'living', label: 'Living room' });
  expect(onSearch).not.toHaveBeenCalled();
  expect(box().value).toBe('m');
  expect(shown()).toEqual([]);
  fireEvent.click(box());
  fireEvent.click(screen.getByRole('option', { name: 'Attic' }));
  expect(onChoose).toHaveBeenCalledOnce();
});

test('without an item, nothing is shown, and the field is a combobox from the server on', () => {
  expect(renderToString(field({ suggestions: items }))).toMatch(/<input[^>]*role="combobox"/);
  show({ suggestions: <ComboboxGroup label="Rooms" /> });
  type('m');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('');
});
