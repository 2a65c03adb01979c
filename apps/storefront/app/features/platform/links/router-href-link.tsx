import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * An `<a href>` for the components of the design system that navigates through the router. The route table is complete
 * from the start, so there is nothing to discover behind a link.
 */
export function RouterHrefLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} discover="none" {...props} />;
}

/** The same, for links that change the content of the page: the scroll position stays. */
export function RouterHrefLinkKeepScroll({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} preventScrollReset discover="none" {...props} />;
}
