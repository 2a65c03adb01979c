import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * An `<a href>` for components of the design system that navigates through the router. It discovers no routes, since
 * the route table is complete from the start.
 */
export function RouterHrefLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} discover="none" {...props} />;
}

/** The same, for links that change the content of the page: it keeps the scroll position. */
export function RouterHrefLinkKeepScroll({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} preventScrollReset discover="none" {...props} />;
}
