import { Container } from '@piri/ui/container';
import { LogoFromSprite } from '@piri/ui/logo';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import drawings from '../../platform/images/drawings.svg?no-inline';

export interface CheckoutHeaderProps {
  shop: ShopConfig | undefined;
  /** The progress of the checkout. */
  children?: ReactNode;
}

/** The header of the checkout pages, with a link to the home page and the hotline. */
export function CheckoutHeader({ shop, children }: CheckoutHeaderProps) {
  return (
    <header data-slot="checkout-header">
      <Container className="flex min-h-16 flex-wrap items-center gap-x-6 md:min-h-19">
        <Link
          to="/"
          aria-label={`${shop?.name ?? 'Home'}, home page`}
          className="flex h-11 items-center md:h-16 [&_svg]:h-7.5 md:[&_svg]:h-11.5"
        >
          <LogoFromSprite spriteUrl={drawings} />
        </Link>
        {children && <div className="min-w-0 max-lg:order-last max-lg:basis-full lg:mx-auto">{children}</div>}
        {shop && (
          <p className="ms-auto flex items-center gap-x-1 whitespace-nowrap">
            Need a hand?
            <a href={`tel:${shop.hotlineShort}`} className="flex min-h-11 items-center font-semibold">
              {shop.hotlineShort}
            </a>
          </p>
        )}
      </Container>
    </header>
  );
}
