import type { AnchorHTMLAttributes, ElementType, RefAttributes } from 'react';

/** The element or component that renders a link: `'a'`, or a router's link that takes `href`. */
export type LinkComponent = ElementType<
  AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>
>;
