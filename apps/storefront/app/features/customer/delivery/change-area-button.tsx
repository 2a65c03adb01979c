import { Link } from '@piri/ui/link';
import { lazy, Suspense, useState } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';

const AreaDialog = lazy(() => import('./area-dialog.tsx'));

export interface ChangeAreaButtonProps {
  label: string;
  variant?: 'inline' | 'standalone';
}

/** Extends the touch target. A standalone link has its underline at the lower edge, so there the target is overlaid. */
const room = { inline: '-my-3 py-3', standalone: 'relative before:absolute before:-inset-3' };

/** Opens the dialog for the delivery area. Hidden without JavaScript. */
export function ChangeAreaButton({ label, variant = 'standalone' }: ChangeAreaButtonProps) {
  const shop = useRootData()?.shop;
  const [open, setOpen] = useState(false);
  if (!shop) return null;
  return (
    <>
      <Link asChild variant={variant}>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className={`shrink-0 cursor-pointer whitespace-nowrap noscript:hidden ${room[variant]}`}
        >
          {label}
        </button>
      </Link>
      {open && (
        <Suspense>
          <AreaDialog shop={shop} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
