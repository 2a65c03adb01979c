import type { ReactNode } from 'react';

/** A place to go, and the places under it. Three levels are shown. */
export interface MenuItem {
  /** Without blanks, unique among its siblings, steady between renders. */
  id: string;
  label: string;
  href: string;
  /** Said quietly at the end of the row, such as a count. */
  description?: ReactNode;
  children?: MenuItem[];
}
