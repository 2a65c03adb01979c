import { Link as UiLink } from '@piri/ui/link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link on its own line, with a touch target of full size. */
export function StandaloneLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <UiLink asChild variant="standalone">
      <Link to={to} discover="none" className="relative before:absolute before:-inset-3">
        {children}
      </Link>
    </UiLink>
  );
}

/** Links to all items, for empty states. */
export function BrowseAllItemsLink({ children = 'Browse by room' }: { children?: ReactNode }) {
  return <StandaloneLink to="/shop?categoryName=all">{children}</StandaloneLink>;
}
