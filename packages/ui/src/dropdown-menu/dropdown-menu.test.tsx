import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from './dropdown-menu.tsx';

const trigger = <button type="button">Order 10428</button>;
const portalled = true;

describeConformance(
  'DropdownMenu',
  (props) => (
    <DropdownMenu trigger={trigger} defaultOpen {...props}>
      <DropdownMenuItem>Order it again</DropdownMenuItem>
    </DropdownMenu>
  ),
  { slot: 'dropdown-menu', element: 'div', portalled },
);

describeConformance(
  'DropdownMenuItem',
  (props) => (
    <DropdownMenu trigger={trigger} defaultOpen>
      <DropdownMenuItem {...props}>Order it again</DropdownMenuItem>
    </DropdownMenu>
  ),
  { slot: 'dropdown-menu-item', element: 'div', portalled },
);

describeConformance(
  'DropdownMenuCheckboxItem',
  (props) => (
    <DropdownMenu trigger={trigger} defaultOpen>
      <DropdownMenuCheckboxItem checked {...props}>
        Fridays
      </DropdownMenuCheckboxItem>
    </DropdownMenu>
  ),
  { slot: 'dropdown-menu-checkbox-item', element: 'div', portalled },
);

describeConformance(
  'DropdownMenuGroup',
  (props) => (
    <DropdownMenu trigger={trigger} defaultOpen>
      <DropdownMenuGroup label="This list" {...props}>
        <DropdownMenuItem>Rename</DropdownMenuItem>
      </DropdownMenuGroup>
    </DropdownMenu>
  ),
  { slot: 'dropdown-menu-group', element: 'div', portalled },
);

describeConformance(
  'DropdownMenuRadioGroup',
  (props) => (
    <DropdownMenu trigger={trigger} defaultOpen>
      <DropdownMenuRadioGroup label="Order" value="newest" {...props}>
        <DropdownMenuRadioItem value="newest">Newest first</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  ),
  { slot: 'dropdown-menu-radio-group', element: 'div', portalled },
);

describeConformance(
  'DropdownMenuRadioItem',
  (props) => (
    <DropdownMenu trigger={trigger} defaultOpen>
      <DropdownMenuRadioGroup value="newest">
        <DropdownMenuRadioItem value="newest" {...props}>
          Newest first
        </DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  ),
  { slot: 'dropdown-menu-radio-item', element: 'div', portalled },
);

test('a touch opens it when released, not when pressed, and the next tap closes it', () => {
  const onOpenChange = vi.fn();
  render(<DropdownMenu trigger={trigger} onOpenChange={onOpenChange} />);
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, { pointerType: 'touch', button: 0 });
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger-press' });
  fireEvent.pointerDown(button, { pointerType: 'touch', button: 0 });
  fireEvent.click(button);
  expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'trigger-press' });
});

test('marks a destructive item and shows its shortcut', () => {
  render(
    <DropdownMenu trigger={trigger} defaultOpen>
      <DropdownMenuItem destructive shortcut="Del">
        Delete the list
      </DropdownMenuItem>
    </DropdownMenu>,
  );
  const row = screen.getByRole('menuitem');
  expect(row.hasAttribute('data-danger')).toBe(true);
  expect(row.querySelector('kbd')?.textContent).toBe('Del');
});

test('can be controlled by its parent', () => {
  const { rerender } = render(<DropdownMenu trigger={trigger} open={false} />);
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
  expect(screen.queryByRole('menu')).toBeNull();
  rerender(<DropdownMenu trigger={trigger} open />);
  expect(screen.getByRole('menu')).toBeTruthy();
});
