import { fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { SortSelect, type SortSelectProps } from './sort-select.tsx';

const options = [
  { value: 'relevance', label: 'Most relevant' },
  { value: 'newest', label: 'Newest' },
  { value: 'price', label: 'Price, low to high' },
];
const sort = (props: Partial<SortSelectProps> = {}) => (
  <SortSelect action="/shop" name="sort" value="relevance" options={options} {...props} />
);
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });

/** Records the data of every submit. */
function listen() {
  const sent: string[] = [];
  const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.push(String(new URLSearchParams(new FormData(event.currentTarget) as never)));
  });
  return { sent, onSubmit };
}

describeConformance('SortSelect', (props) => sort(props), { slot: 'sort-select', element: 'form' });

test('SHOP-2 submits the form with the hidden fields when another order is selected', () => {
  const { sent, onSubmit } = listen();
  render(sort({ onSubmit, hiddenFields: { query: 'khat', cloth: ['neel', 'leaf'] } }));
  fireEvent.change(list(), { target: { value: 'price' } });
  expect(sent).toEqual(['sort=price&query=khat&cloth=neel&cloth=leaf']);
});

test('works as a plain form: a GET to the list, with a button for pages without JavaScript', () => {
  const html = renderToString(sort());
  expect(html).toContain('action="/shop" method="get"');
  expect(html).toMatch(/<noscript><button type="submit"[^>]*>Sort<\/button><\/noscript>/);
});

test('shows the order of the list, follows Back, and reverts a choice that failed', () => {
  const { onSubmit } = listen();
  const { rerender } = render(sort({ onSubmit }));
  fireEvent.change(list(), { target: { value: 'price' } });
  rerender(sort({ onSubmit, loading: true }));
  expect(list().value).toBe('price');
  rerender(sort({ onSubmit }));
  expect(list().value).toBe('relevance');
  rerender(sort({ onSubmit, value: 'newest' }));
  expect(list().value).toBe('newest');
});

test('reports another order once, before it submits, and needs no value from its parent', () => {
  const onValueChange = vi.fn();
  const { sent, onSubmit } = listen();
  onValueChange.mockImplementation(() => expect(sent).toEqual([]));
  const props = { onSubmit, onValueChange, value: undefined, defaultValue: 'newest' };
  const { rerender } = render(sort(props));
  expect(list().value).toBe('newest');
  fireEvent.change(list(), { target: { value: 'price' } });
  rerender(sort(props));
  expect(list().value).toBe('price');
  expect(onValueChange.mock.calls).toEqual([['price']]);
  expect(sent).toEqual(['sort=price']);
});

test('is marked as busy while loading and can still be changed', () => {
  const { sent, onSubmit } = listen();
  render(sort({ onSubmit, loading: true }));
  expect(list().form?.getAttribute('aria-busy')).toBe('true');
  fireEvent.change(list(), { target: { value: 'newest' } });
  expect(sent).toEqual(['sort=newest']);
});
