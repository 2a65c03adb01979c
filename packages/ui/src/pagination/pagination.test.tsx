import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';

const sofas = (props: Partial<PaginationProps> = {}) => (
  <Pagination page={5} pageCount={12} getHref={(page) => `?page=${page}`} {...props} />
);

describeConformance('Pagination', (props) => sofas(props), { slot: 'pagination', element: 'nav' });

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('every number is a link with its own URL, and the current page is marked', () => {
  render(sofas({ summary: 'Showing 97 to 120 of 283 pieces' }));
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('97 to 120');
  expect(address('Page 1')).toBe('?page=1');
  expect(address('Page 12')).toBe('?page=12');
  const current = screen.getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('5');
  expect(current.getAttribute('href')).toBe('?page=5');
});

test('links to the previous and the next page, if they exist', () => {
  const { rerender } = render(sofas());
  expect([address('Previous'), address('Next')]).toEqual(['?page=4', '?page=6']);
  rerender(sofas({ page: 1 }));
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('rel')).toBe('next');
  rerender(sofas({ page: 12 }));
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('rel')).toBe('prev');
});

test('renders nothing for a single page', () => {
  const { container } = render(sofas({ page: 1, pageCount: 1 }));
  expect(container.childElementCount).toBe(0);
});

test('renders `linkComponent` as the links', () => {
  render(sofas({ linkComponent: RouterLink }));
  for (const link of screen.getAllByRole('link')) expect(link.hasAttribute('data-router')).toBe(true);
});

test('takes other labels and number formats', () => {
  const number = (page: number) => page.toLocaleString('bn');
  render(sofas({ labels: { next: 'পরের পাতা', number, page: (written) => `পাতা ${written}` } }));
  expect(screen.getByRole('link', { name: 'পাতা ১২' }).textContent).toBe('১২');
  expect(address('পরের পাতা')).toBe('?page=6');
});

function RouterLink({ href, ...props }: ComponentProps<'a'>) {
  return <a data-router href={href} {...props} />;
}
