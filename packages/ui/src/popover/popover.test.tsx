import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Popover } from './popover.tsx';

describeConformance(
  'Popover',
  ({ id = 'emi', ...props }) => <Popover id={id} aria-label="Paying in instalments" {...props} />,
  { slot: 'popover', element: 'div' },
);

test('is a native popover that the browser opens and closes', () => {
  const { container } = render(
    <Popover id="emi" aria-label="Paying in instalments">
      Twelve months
    </Popover>,
  );
  expect(container.firstElementChild?.getAttribute('popover')).toBe('auto');
});

test('MODAL-7 has a close button that works without JavaScript', () => {
  render(<Popover id="emi" aria-label="Paying in instalments" closeLabel="Shut" />);
  const close = screen.getByRole('button', { name: 'Shut', hidden: true });
  expect(close.getAttribute('popovertarget')).toBe('emi');
  expect(close.getAttribute('popovertargetaction')).toBe('hide');
});
