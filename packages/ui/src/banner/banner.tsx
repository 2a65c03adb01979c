import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { BannerContent, bannerVariants } from './banner-content.tsx';

const english = { dismissLabel: 'Dismiss' };

const icons: Partial<Record<BannerVariant, IconName>> = { info: 'information', warning: 'warning' };

/**
 * A banner across the page, below the navigation, for a message that applies to every page of the shop. It is not a
 * live region: it is part of the initial HTML and read in document order.
 */
export function Banner({
  variant = 'info',
  label,
  action,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...props
}: BannerProps) {
  const labels = useLabels('Banner', english);
  return (
    <section
      data-slot="banner"
      data-variant={variant}
      aria-label={label}
      {...props}
      className={bannerVariants({ variant, className })}
    >
      <BannerContent
        icon={icons[variant]}
        action={action}
        dismiss={onDismiss && { label: dismissLabel ?? labels.dismissLabel, onClick: onDismiss }}
      >
        {children}
      </BannerContent>
    </section>
  );
}

export type BannerVariant = 'info' | 'offer' | 'warning';

export interface BannerProps extends ComponentProps<'section'> {
  /** The accessible name of the landmark, such as “Delivery over Eid”. */
  label: string;
  /**
   * `offer` for a campaign, `warning` for what may affect the visitor's plans, `info` for everything else.
   * @default 'info'
   */
  variant?: BannerVariant;
  /** One link, after the text. */
  action?: ReactNode;
  /** Makes the banner dismissible. Remember the dismissal, so that the banner does not come back on the next page. */
  onDismiss?: () => void;
  /** @default 'Dismiss' */
  dismissLabel?: string;
}
