import { fireEvent, render, screen, within } from '@testing-library/react';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { type FilterGroup, FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

const kinds = (...chosen: string[]): FilterGroup => ({
  id: 'kind',
  name: 'Kind',
  kind: 'checkbox',
  values: [
    { value: 'sofas', label: 'Sofas', count: 22, selected: chosen.includes('sofas') },
    { value: 'divans', label: 'Divans', count: 14, selected: chosen.includes('divans') },
    { value: 'beds', label: 'Sofa beds', count: 0, selected: chosen.includes('beds') },
  ],
});
const price: FilterGroup = {
  id: 'price',
  name: 'Price',
  kind: 'range',
  fields: ['minPrice', 'maxPrice'],
  min: 1000,
  max: 9000,
};
const width: FilterGroup = {
  id: 'width',
  name: 'Width that fits',
  kind: 'measure',
  fields: ['minWidth', 'maxWidth'],
};
const single: FilterGroup = {
  id: 'single',
  name: 'Only',
  kind: 'switches',
  values: [{ field: 'inStock', value: 'true', label: 'In stock now', count: 34, selected: false }],
};
const woods: FilterGroup = {
  id: 'wood',
  name: 'Wood',
  kind: 'checkbox',
  values: ['Segun', 'Walnut', 'Gamari', 'Mahogany', 'Mango', 'Cane', 'Bamboo', 'Rubberwood'].map((label) => ({
    value: label.toLowerCase(),
    label,
    count: 3,
    selected: false,
  })),
};

const panel = (props: Partial<FilterPanelProps> = {}) => (
  <FilterPanel action="/shop" groups={[kinds('sofas'), price, width, single]} {...props} />
);
const tick = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

function listen() {
  const sent: string[] = [];
  const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.push(String(new URLSearchParams(new FormData(event.currentTarget) as never)));
  });
  return { sent, onSubmit };
}

describeConformance('FilterPanel', (props) => panel(props), { slot: 'filter-panel', element: 'form' });

test('SHOP-2 every change submits the form once, with all other values and the hidden fields', () => {
  const { sent, onSubmit } = listen();
  render(
    panel({
      groups: [kinds('sofas'), single],
      onSubmit,
      hiddenFields: { categoryId: 'living', sort: 'newest' },
    }),
  );
  fireEvent.click(tick(/^Divans/));
  fireEvent.click(tick(/^In stock now/));
  expect(sent).toEqual([
    'kind=sofas&kind=divans&categoryId=living&sort=newest',
    'kind=sofas&kind=divans&inStock=true&categoryId=living&sort=newest',
  ]);
});

test('SHOP-2 a typed price is part of the submitted form', () => {
  const { sent, onSubmit } = listen();
  render(panel({ groups: [price], onSubmit }));
  const box = screen.getByRole('textbox', { name: 'Lowest price' });
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: '৩০০০' } });
  expect(sent).toEqual([]);
  fireEvent.blur(box);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('minPrice=3000');
});

test.each([
  ['wide', ''],
  ['92.5', '93'],
  ['২২৮ cm', '228'],
  ['1,200', '1200'],
  ['', ''],
])('CART-2 a width typed as %j becomes %j, and a correction is announced', (typed, left) => {
  render(panel({ groups: [width], onSubmit: (event) => event.preventDefault() }));
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'To, cm' });
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.blur(box);
  expect(box.value).toBe(left);
  const isSaid = typed === 'wide' || typed === '92.5';
  expect(screen.getAllByRole('status').some((status) => status.textContent === 'Whole numbers only.')).toBe(
    isSaid,
  );
});

test('a width is submitted on blur, in Latin digits', () => {
  const { sent, onSubmit } = listen();
  render(panel({ groups: [width], onSubmit }));
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'To, cm' });
  fireEvent.change(box, { target: { value: '২২৮ cm' } });
  expect(sent).toEqual([]);
  fireEvent.blur(box);
  expect(box.value).toBe('228');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('maxWidth=228');
  fireEvent.change(box, { target: { value: 'wide' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.value).toBe('');
});

test('leaving an input unchanged submits nothing', () => {
  const { sent, onSubmit } = listen();
  render(panel({ groups: [{ ...width, to: 228 }], onSubmit }));
  fireEvent.blur(screen.getByRole('textbox', { name: 'To, cm' }));
  expect(sent).toEqual([]);
});

test('unmoved ends of a range and empty inputs are not submitted', () => {
  render(panel({ groups: [{ ...price, from: 3000 }, width] }));
  const form = screen.getByRole('form', { name: 'Filters' });
  const formData = new FormData(form as HTMLFormElement);
  // jsdom collects the fields of a form without firing `formdata`.
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  expect([...formData]).toEqual([['minPrice', '3000']]);
});

test('a value without items cannot be selected, but can be deselected', () => {
  const { rerender } = render(panel());
  expect(tick(/^Sofa beds/).disabled).toBe(true);
  rerender(panel({ groups: [kinds('beds')] }));
  expect(tick(/^Sofa beds/)).toMatchObject({ disabled: false, checked: true });
});

test('SHOP-2 the names of the values contain their counts, and the group has a name', () => {
  render(panel());
  const group = within(screen.getByRole('group', { name: 'Kind' }));
  expect(
    group.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Sofas 22', 'Divans 14', 'Sofa beds 0']);
});

test('SHOP-2 follows the groups after Back and after a failed request', () => {
  const { onSubmit } = listen();
  const { rerender } = render(panel({ onSubmit }));
  fireEvent.click(tick(/^Divans/));
  rerender(panel({ onSubmit, loading: true }));
  expect(tick(/^Divans/).checked).toBe(true);
  rerender(panel({ onSubmit }));
  expect(tick(/^Divans/).checked).toBe(false);
  rerender(panel({ onSubmit, groups: [kinds()] }));
  expect(tick(/^Sofas/).checked).toBe(false);
});

test('with a submit button, nothing is submitted before it is pressed, and loading reverts nothing', () => {
  const { sent, onSubmit } = listen();
  const props = { onSubmit, submitOnChange: false, groups: [kinds('sofas')] };
  const { rerender } = render(panel(props));
  fireEvent.click(tick(/^Divans/));
  rerender(panel({ ...props, loading: true }));
  rerender(panel(props));
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show pieces' }));
  expect(sent).toEqual(['kind=sofas&kind=divans']);
});

test('works as a plain form: a GET to the list, with a button for pages without JavaScript', () => {
  const html = renderToString(panel());
  expect(html).toContain('method="get"');
  expect(html).toMatch(/<noscript><button type="submit"[^>]*>Show pieces<\/button><\/noscript>/);
  expect(html).not.toMatch(/<details(?![^>]*open)/);
});

test('values beyond the first six are collapsed, unless one of them is selected', () => {
  const { container, rerender } = render(panel({ groups: [woods] }));
  const more = () => container.querySelector<HTMLDetailsElement>('details details');
  expect(more()?.open).toBe(false);
  expect(screen.getByText('Show all 8')).toBeTruthy();
  expect(more()?.querySelectorAll('input')).toHaveLength(2);
  if (woods.kind !== 'checkbox') throw new Error('Woods are choices.');
  const [last, ...others] = [...woods.values].reverse();
  if (!last) throw new Error('There are woods.');
  rerender(panel({ groups: [{ ...woods, values: [...others.reverse(), { ...last, selected: true }] }] }));
  expect(more()?.open).toBe(true);
  // When it is deselected, its checkbox must not disappear while the user is on it.
  rerender(panel({ groups: [woods] }));
  expect(more()?.open).toBe(true);
});

test('a title shows the number of selected values or the description', () => {
  render(panel({ groups: [kinds('sofas', 'divans'), { ...width, description: 'up to 228 cm' }] }));
  expect(screen.getByText('2 chosen')).toBeTruthy();
  expect(screen.getByText('up to 228 cm')).toBeTruthy();
});

test('in a bar, each group opens below a button, and its checkboxes belong to the form', () => {
  render(panel({ layout: 'bar' }));
  const button = screen.getByRole('button', { name: 'Kind 1 chosen' });
  const hanging = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const boxes = hanging?.querySelectorAll('input') ?? [];
  expect(boxes).toHaveLength(3);
  expect(boxes[0]?.form).toBe(screen.getByRole('form', { name: 'Filters' }));
});

test('in a sheet, materials are swatches with names', () => {
  const cloths: FilterGroup = {
    id: 'cloth',
    name: 'Cloth colour',
    kind: 'checkbox',
    description: 'Neel',
    values: [
      { value: 'neel', label: 'Neel', count: 18, selected: true, swatch: { colour: '#2c3e80' } },
      { value: 'leaf', label: 'Leaf', count: 0, selected: false, swatch: { colour: '#4d6b50' } },
    ],
  };
  render(panel({ layout: 'sheet', groups: [cloths] }));
  expect(tick('Neel 18').checked).toBe(true);
  expect(tick('Leaf 0').disabled).toBe(true);
});
