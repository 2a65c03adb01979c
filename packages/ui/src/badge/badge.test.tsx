import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Badge, type BadgeProps } from './badge.tsx';

describeConformance('Badge', (props) => <Badge {...props}>New</Badge>, { slot: 'badge', element: 'span' });

test('has its tone as a data attribute, `neutral` by default', () => {
  render(
    <>
      <Badge>Made to order</Badge>
      <Badge tone="offer">−15%</Badge>
    </>,
  );
  expect(screen.getByText('Made to order').dataset['tone']).toBe('neutral');
  expect(screen.getByText('−15%').dataset['tone']).toBe('offer');
});

test('cannot be made interactive', () => {
  // @ts-expect-error: a badge with a click handler would be a button without keyboard support
  const pressed: BadgeProps = { onClick: () => undefined };
  // @ts-expect-error: it is not focusable
  const focused: BadgeProps = { tabIndex: 0 };
  expect(Object.keys({ ...pressed, ...focused })).toEqual(['onClick', 'tabIndex']);
  render(<Badge tone="sold-out">Sold out</Badge>);
  expect(screen.getByText('Sold out').hasAttribute('tabindex')).toBe(false);
});
