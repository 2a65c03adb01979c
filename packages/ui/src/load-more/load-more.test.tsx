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

test('SHOP-2 the way to the next ones is a link with an address', () => {
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

test('uses the link of the page’s router', () => {
  render(
    <LoadMore loaded={24} total={63} {...next} linkComponent={Routed}>
      Showing 24 of 63
    </LoadMore>,
  );
  expect(screen.getByRole('link').dataset['routed']).toBe('');
});

test('the sentence is read out when it changes, and the thread does not repeat it', () => {
  const { container } = render(
    <LoadMore loaded={24} total={63} {...next}>
      Showing 24 of 63
    </LoadMore>,
  );
  expect(screen.getByRole('status').textContent).toBe('Showing 24 of 63');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(container.querySelector('progress')).toMatchObject({ value: 24, max: 63 });
});

test('busy, it keeps its name and refuses a second press', () => {
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

test('when all are shown there is nothing left to press', () => {
  const { container } = render(
    <LoadMore loaded={63} total={63}>
      All 63 shown
    </LoadMore>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector<HTMLElement>('[data-slot=load-more]')?.dataset['state']).toBe('complete');
});

test('a list of nothing is a whole thread and no error', () => {
  const { container } = render(
    <LoadMore loaded={0} total={0}>
      Nothing here
    </LoadMore>,
  );
  expect(container.querySelector('progress')?.max).toBe(1);
});
