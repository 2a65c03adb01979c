import type { ComponentProps } from 'react';
import type { ItemProps, MenuRowComponents, RootProps, TriggerProps } from './menu-row-components.ts';

/** The row without Radix, and so without its arrow keys. Mouse, touch, Tab and Enter work as they do with Radix. */
export const plainMenuRowComponents: MenuRowComponents = {
  Root: ({ children }: RootProps) => children,
  List: (props: ComponentProps<'ul'>) => (
    <div className="relative">
      <ul {...props} />
    </div>
  ),
  Item: ({ value, ...props }: ItemProps) => <li {...props} />,
  Link: ({ children }) => children,
  Trigger: ({ open, onToggle, ...props }: TriggerProps) => (
    <button aria-expanded={open} data-state={open ? 'open' : 'closed'} onClick={onToggle} {...props} />
  ),
};
