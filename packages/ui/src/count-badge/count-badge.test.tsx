import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { CountBadge } from './count-badge.tsx';

describeConformance('CountBadge', (props) => <CountBadge cssVariable="--cart-count" {...props} />, {
  slot: 'count-badge',
  element: 'span',
});

test('NAV-1 the number comes from a custom property, so that the HTML is the same for every user', () => {
  const html = renderToString(<CountBadge cssVariable="--cart-count" />);
  expect(html).toContain('--count:var(--cart-count)');
  expect(html).toContain('aria-hidden="true"');
});

test('NAV-1 `count` replaces the custom property, and 0 shows nothing', () => {
  const { container, rerender } = render(<CountBadge cssVariable="--cart-count" count={3} />);
  const drawn = () => container.querySelector<HTMLElement>('[data-slot=count-badge]')?.style;
  expect(drawn()?.getPropertyValue('--count')).toBe('"3"');
  rerender(<CountBadge cssVariable="--cart-count" count={0} />);
  expect(drawn()?.getPropertyValue('--count')).toBe('none');
});

test('screen readers announce the label, which is rendered after hydration', () => {
  const { container, rerender } = render(<CountBadge cssVariable="--cart-count" />);
  expect(container.textContent).toBe('');
  rerender(<CountBadge cssVariable="--cart-count" label="3 items" />);
  expect(container.textContent).toBe('3 items');
});
