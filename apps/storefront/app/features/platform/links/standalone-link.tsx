import { Link as UiLink } from '@piri/ui/link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A way on that stands by itself, below a text: a line of its own, as large as a finger. */
export function StandaloneLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <UiLink asChild variant="standalone">
      <Link to={to} discover="none" className="relative before:absolute before:-inset-3">
        {children}
      </Link>
    </UiLink>
  );
}

/** For whoever has nothing yet. */
export function BrowseCategoriesLink({ children = 'Look through the rooms' }: { children?: ReactNode }) {
  return <StandaloneLink to="/shop?categoryName=all">{children}</StandaloneLink>;
}
