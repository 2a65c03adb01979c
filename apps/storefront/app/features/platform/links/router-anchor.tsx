import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * An `<a>` for the design system's parts that goes to another page without loading a new document.
 * The route table is known from the start, so the router has nothing to discover behind a link.
 */
export function RouterAnchor({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} discover="none" {...props} />;
}

/** The same for links that change what stands on the page: whoever follows one stays where he is on it. */
export function StayingAnchor({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} preventScrollReset discover="none" {...props} />;
}
