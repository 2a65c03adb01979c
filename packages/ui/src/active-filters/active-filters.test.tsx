import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { ActiveFilters, type ActiveFiltersProps } from './active-filters.tsx';

const filters = [
  { id: 'kind=sofas', label: 'Sofas', href: '?kind=divans' },
  { id: 'kind=divans', label: 'Divans', href: '?kind=sofas' },
];
const show = (props: Partial<ActiveFiltersProps> = {}) => (
  <ActiveFilters filters={filters} clearHref="?" status="36 pieces" {...props} />
);
/** Prevents the navigation, as a router does. */
function keepPage(link: HTMLElement): HTMLElement {
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
}

describeConformance('ActiveFilters', (props) => show(props), { slot: 'active-filters', element: 'div' });

test('SHOP-2 removing a filter is a link to the list without it', () => {
  render(show());
  expect(screen.getByRole('list', { name: 'Active filters' }).childElementCount).toBe(2);
  expect(screen.getByRole('link', { name: 'Remove Sofas' }).getAttribute('href')).toBe('?kind=divans');
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('?');
});

test('announces the count in a live region that is rendered from the start', () => {
  const { rerender } = render(show());
  const status = screen.getByRole('status');
  rerender(show({ filters: [], status: '63 pieces' }));
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('63 pieces');
});

test('has no links without filters', () => {
  render(show({ filters: [] }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('moves the focus to the filter that takes the place of the removed one', () => {
  const { rerender } = render(show());
  const link = keepPage(screen.getByRole('link', { name: 'Remove Sofas' }));
  link.focus();
  fireEvent.click(link);
  rerender(show({ filters: filters.slice(1) }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Remove Divans' }));
});

test.each(['Remove Sofas', 'Clear filters'])(
  'keeps the focus in the row when “%s” removes the last filter',
  (name) => {
    const { rerender } = render(show({ filters: filters.slice(0, 1) }));
    const link = keepPage(screen.getByRole('link', { name }));
    link.focus();
    fireEvent.click(link);
    rerender(show({ filters: [] }));
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Active filters' }));
  },
);

test('uses the labels that the page passes', () => {
  render(show({ labels: { clear: 'সব মুছুন', remove: (filter) => `${filter} বাদ দিন` } }));
  expect(screen.getByRole('link', { name: 'Sofas বাদ দিন' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'সব মুছুন' })).toBeTruthy();
});
