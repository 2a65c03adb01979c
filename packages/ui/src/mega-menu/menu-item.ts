import type { ReactNode } from 'react';

/** A link of a menu, with the links below it. Menus show three levels. */
export interface MenuItem {
  /** Without spaces, unique among its siblings, and stable between renders. */
  id: string;
  label: string;
  href: string;
  /** Muted text at the end of the row, such as a count. */
  description?: ReactNode;
  children?: MenuItem[];
}
