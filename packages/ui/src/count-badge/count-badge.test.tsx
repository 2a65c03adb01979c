import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { CountBadge } from './count-badge.tsx';

describeConformance('CountBadge', (props) => <CountBadge variable="--cart-count" {...props} />, {
  slot: 'count-badge',
  element: 'span',
});

test('NAV-1 the number comes from a custom property, so the HTML is the same for every visitor', () => {
  const html = renderToString(<CountBadge variable="--cart-count" />);
  expect(html).toContain('--count:var(--cart-count)');
  expect(html).toContain('aria-hidden="true"');
});

test('screen readers hear the label, which comes once the page is alive', () => {
  const { container, rerender } = render(<CountBadge variable="--cart-count" />);
  expect(container.textContent).toBe('');
  rerender(<CountBadge variable="--cart-count" label="3 things" />);
  expect(container.textContent).toBe('3 things');
});
