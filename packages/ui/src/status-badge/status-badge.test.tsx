import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { StatusBadge } from './status-badge.tsx';

describeConformance(
  'StatusBadge',
  (props) => (
    <StatusBadge tone="success" {...props}>
      Paid
    </StatusBadge>
  ),
  { slot: 'status-badge', element: 'span' },
);

test('has an icon for each tone except neutral, hidden from screen readers', () => {
  const shape = (tone: 'success' | 'info' | 'error' | 'neutral') => {
    const { container, unmount } = render(<StatusBadge tone={tone}>Paid</StatusBadge>);
    const icon = container.querySelector('svg');
    if (icon) expect(icon.getAttribute('aria-hidden')).toBe('true');
    const drawn = icon?.innerHTML;
    unmount();
    return drawn;
  };
  const signs = [shape('success'), shape('info'), shape('error')];
  expect(new Set(signs).size).toBe(3);
  expect(signs).not.toContain(undefined);
  expect(shape('neutral')).toBeUndefined();
});

test('has its tone and size as data attributes, and is medium by default', () => {
  const { container } = render(
    <>
      <StatusBadge tone="error">Not paid</StatusBadge>
      <StatusBadge tone="neutral" size="small">
        Cancelled
      </StatusBadge>
    </>,
  );
  const [first, second] = container.querySelectorAll<HTMLElement>('[data-slot=status-badge]');
  expect(first?.dataset).toMatchObject({ tone: 'error', size: 'medium' });
  expect(second?.dataset).toMatchObject({ tone: 'neutral', size: 'small' });
  expect(screen.getByText('Cancelled').className).toBe('tabular');
});
