import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

/** The background and text colours of a banner. */
export const bannerVariants = cva('relative text-small [--piri-link:currentColor] forced-colors:border-b', {
  variants: {
    variant: {
      info: 'bg-accent-soft text-default',
      // The promotional red with its white seam. Offers have no icon: red with an icon would look like an error.
      offer: 'surface-promo after:absolute after:inset-x-0 after:bottom-1 after:stitch-horizontal',
      warning: 'bg-warning text-on-warning [--piri-ring:currentColor]',
    },
  },
});

/** The content of a banner: an icon, the text, an action, and a button to dismiss it. */
export function BannerContent({ icon, action, dismiss, children }: BannerContentProps) {
  return (
    <div className="mx-auto flex min-h-11 max-w-page items-center gap-3 px-4 md:px-8">
      {icon && <Icon name={icon} width={20} height={20} className="self-start mt-3 max-xs:hidden" />}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <p className="py-2.5 wrap-anywhere">{children}</p>
        {action && <div className="flex min-h-11 items-center *:py-3">{action}</div>}
      </div>
      {dismiss && (
        <IconButton
          aria-label={dismiss.label}
          onClick={dismiss.onClick}
          className="-me-2.5 self-start text-current! hover:bg-transparent! hover:underline"
        >
          <Icon name="close" width={20} height={20} />
        </IconButton>
      )}
    </div>
  );
}

interface BannerContentProps {
  icon?: IconName | undefined;
  action?: ReactNode;
  dismiss?: { label: string; onClick: () => void } | undefined;
  children: ReactNode;
}
