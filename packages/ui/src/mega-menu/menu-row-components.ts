import type { ComponentProps, ElementType, ReactElement } from 'react';

/** The components that make up the row of a menu. The menu passes them their classes, names and states. */
export interface MenuRowComponents {
  /** Wraps the `<nav>`. */
  Root: ElementType<RootProps>;
  List: ElementType<ComponentProps<'ul'>>;
  Item: ElementType<ItemProps>;
  /** Wraps an entry's link. */
  Link: ElementType<{ children: ReactElement }>;
  /** The button that opens an entry's panel. */
  Trigger: ElementType<TriggerProps>;
}

export interface RootProps {
  /** The entry whose panel is open. */
  value: string;
  onValueChange: (value: string) => void;
  dir: 'ltr' | 'rtl';
  children: ReactElement;
}

export interface ItemProps extends ComponentProps<'li'> {
  value: string;
}

export interface TriggerProps extends Omit<ComponentProps<'button'>, 'onToggle'> {
  open: boolean;
  onToggle: () => void;
}
