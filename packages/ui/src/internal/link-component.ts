import type { AnchorHTMLAttributes, ElementType, RefAttributes } from 'react';

/** What a part renders for a link: `'a'`, or a router's link that takes `href`. */
export type LinkComponent = ElementType<
  AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>
>;
