import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Banner } from './banner.tsx';

describeConformance(
  'Banner',
  (props) => (
    <Banner label="Delivery over Eid" {...props}>
      No deliveries from 26 to 30 March.
    </Banner>
  ),
  { slot: 'banner', element: 'section' },
);

test('is a named landmark and not a live region', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<Banner label="Delivery over Eid">No lorry leaves.</Banner>);
  const strip = html.querySelector('section');
  expect(strip?.getAttribute('aria-label')).toBe('Delivery over Eid');
  expect(html.querySelector('[role], [aria-live]')).toBeNull();
});

test('can be dismissed only with `onDismiss`', () => {
  const onDismiss = vi.fn();
  const { rerender } = render(<Banner label="Delivery">No lorry leaves.</Banner>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <Banner label="Delivery" onDismiss={onDismiss}>
      No lorry leaves.
    </Banner>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test.each([
  ['info', 'information'],
  ['warning', 'warning'],
  ['offer', null],
] as const)('a banner of variant %s shows the icon %s', (variant, icon) => {
  const { container } = render(
    <Banner label="News" variant={variant}>
      News
    </Banner>,
  );
  const sign = container.querySelector('svg')?.getAttribute('data-name') ?? null;
  expect(sign).toBe(icon);
});
