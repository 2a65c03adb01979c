import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';
import { BannerRow, bannerClass } from './banner-row.tsx';

const icons: Partial<Record<BannerVariant, IconName>> = { info: 'information', warning: 'warning' };

/**
 * A strip across the page, under the navigation, for what holds on every page of the shop. It is part of the page and
 * no live region: what stands in the first HTML is read in its turn, and not twice.
 */
export function Banner({
  variant = 'info',
  label,
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  className,
  children,
  ...props
}: BannerProps) {
  return (
    <section
      data-slot="banner"
      data-variant={variant}
      aria-label={label}
      {...props}
      className={bannerClass({ variant, className })}
    >
      <BannerRow
        icon={icons[variant]}
        action={action}
        dismiss={onDismiss && { label: dismissLabel, onPress: onDismiss }}
      >
        {children}
      </BannerRow>
    </section>
  );
}

export type BannerVariant = 'info' | 'offer' | 'warning';

export interface BannerProps extends ComponentProps<'section'> {
  /** Names the strip in the list of landmarks, such as “Delivery over Eid”. */
  label: string;
  /**
   * `offer` for a campaign, `warning` for what may spoil somebody’s plan, `info` for all else.
   * @default 'info'
   */
  variant?: BannerVariant;
  /** One link, after the words. */
  action?: ReactNode;
  /** Makes it dismissible. Remember it for the visitor: a strip that comes back on the next page was not dismissed. */
  onDismiss?: () => void;
  /** @default 'Dismiss' */
  dismissLabel?: string;
}
