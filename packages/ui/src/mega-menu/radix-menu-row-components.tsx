import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import type { MenuRowComponents, RootProps, TriggerProps } from './menu-row-components.ts';

/** The row with Radix, in which arrow keys, Home and End move the focus between links and buttons. */
export const radixMenuRowComponents: MenuRowComponents = {
  Root: (props: RootProps) => <NavigationMenu.Root {...props} asChild activationMode="manual" />,
  List: NavigationMenu.List,
  Item: NavigationMenu.Item,
  Link: (props) => <NavigationMenu.Link {...props} asChild />,
  // Radix's own click handler calls `onValueChange` of the root.
  Trigger: ({ open, onToggle, ...props }: TriggerProps) => <NavigationMenu.Trigger {...props} />,
};
