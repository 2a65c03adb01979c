import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { LoadMore } from './load-more.tsx';

const next = { nextHref: '?pages=2', nextLabel: 'Show the next 24' };

describeConformance(
  'LoadMore',
  (props) => (
    <LoadMore loaded={24} total={63} {...next} {...props}>
      Showing 24 of 63
    </LoadMore>
  ),
  { slot: 'load-more', element: 'div' },
);

test('SHOP-2 the next items are behind a link with a URL', () => {
  render(
    <LoadMore loaded={24} total={63} {...next}>
      Showing 24 of 63
    </LoadMore>,
  );
  const link = screen.getByRole('link', { name: 'Show the next 24' });
  expect(link.getAttribute('href')).toBe('?pages=2');
  expect(link.getAttribute('rel')).toBe('next');
});

function Routed(props: ComponentProps<'a'>) {
  return <a data-routed="" {...props} />;
}

test('renders `linkComponent` as the link', () => {
  render(
    <LoadMore loaded={24} total={63} {...next} linkComponent={Routed}>
      Showing 24 of 63
    </LoadMore>,
  );
  expect(screen.getByRole('link').dataset['routed']).toBe('');
});

test('the text is a status, and the progress bar is hidden from screen readers', () => {
  const { container } = render(
    <LoadMore loaded={24} total={63} {...next}>
      Showing 24 of 63
    </LoadMore>,
  );
  expect(screen.getByRole('status').textContent).toBe('Showing 24 of 63');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(container.querySelector('progress')).toMatchObject({ value: 24, max: 63 });
});

test('while loading, the link keeps its name and ignores another press', () => {
  const show = (loading: boolean) => (
    <LoadMore loaded={24} total={63} {...next} loading={loading}>
      Showing 24 of 63
    </LoadMore>
  );
  const { rerender } = render(show(true));
  const link = screen.getByRole('link', { name: 'Show the next 24' });
  expect(link.getAttribute('aria-busy')).toBe('true');
  // `fireEvent` returns false if the event's default was prevented.
  expect(fireEvent.click(link)).toBe(false);
  rerender(show(false));
  expect(link.hasAttribute('aria-disabled')).toBe(false);
});

test('has no link when all items are shown', () => {
  const { container } = render(
    <LoadMore loaded={63} total={63}>
      All 63 shown
    </LoadMore>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector<HTMLElement>('[data-slot=load-more]')?.dataset['state']).toBe('complete');
});

test('an empty list has a valid progress bar', () => {
  const { container } = render(
    <LoadMore loaded={0} total={0}>
      Nothing here
    </LoadMore>,
  );
  expect(container.querySelector('progress')?.max).toBe(1);
});
