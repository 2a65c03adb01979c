import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { DropdownPanel } from './dropdown-panel.tsx';

describeConformance('DropdownPanel', ({ id = 'panel', ...props }) => <DropdownPanel id={id} {...props} />, {
  slot: 'dropdown-panel',
  element: 'div',
});

test('is a native popover, so that the browser opens and closes it', () => {
  const { container } = render(<DropdownPanel id="panel">Lines</DropdownPanel>);
  expect(container.firstElementChild?.getAttribute('popover')).toBe('auto');
});
