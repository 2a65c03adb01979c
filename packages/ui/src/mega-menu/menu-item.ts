import type { AnchorHTMLAttributes, ElementType, ReactNode, RefAttributes } from 'react';

/** What a menu renders for a link: `'a'`, or a router's link that takes `href`. */
export type LinkComponent = ElementType<
  AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>
>;

/** A place to go, and the places under it. Three levels are shown. */
export interface MenuItem {
  /** Without blanks, unique among its siblings, steady between renders. */
  id: string;
  label: string;
  href: string;
  /** Said quietly at the end of the row, such as a count. */
  detail?: ReactNode;
  children?: MenuItem[];
}
