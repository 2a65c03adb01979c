import { CurrencySelect } from '@piri/ui/currency-select';
import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import { LazyMegaMenu } from '@piri/ui/lazy-mega-menu';
import { LogoFromSprite } from '@piri/ui/logo';
import { MobileMenu } from '@piri/ui/mobile-menu';
import { NavigationBar } from '@piri/ui/navigation-bar';
import { useMemo } from 'react';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { SiteSearch } from '../../browse/search/site-search.tsx';
import { CartButton } from '../../cart/dropdown/cart-button.tsx';
import { CartDropdown } from '../../cart/dropdown/cart-dropdown.tsx';
import { cartDropdownId } from '../../cart/store/cart-dropdown-actions.ts';
import type { RootCategory } from '../../catalogue/categories/category-tree.ts';
import { useCurrency } from '../../catalogue/prices/currency-store.ts';
import drawings from '../../platform/images/drawings.svg?no-inline';
import { RouterHrefLink } from '../../platform/links/router-href-link.tsx';
import type { Currency, DeliveryTimes } from '../../platform/settings/root-data.ts';
import { ThemePicker } from '../theme/theme-picker.tsx';
import { buildMenuItems } from './build-menu-items.tsx';
import { HeaderAccountAndWishlist } from './header-account-and-wishlist.tsx';
import { mobileMenuId, useMobileMenuItems } from './use-mobile-menu-items.ts';

export interface SiteHeaderProps {
  shop: ShopConfig | undefined;
  rooms: RootCategory[];
  currencies: Currency[];
  /** The delivery times in days; undefined if unknown. */
  days: DeliveryTimes | undefined;
}

/**
 * The header of the shop: the design system's navigation bar with rooms, currencies and the user's account and cart.
 */
export function SiteHeader({ shop, rooms, currencies, days }: SiteHeaderProps) {
  const items = useMemo(() => buildMenuItems(rooms), [rooms]);
  const drawerItems = useMobileMenuItems(items);
  const name = shop?.name ?? 'Home';

  return (
    <NavigationBar
      announcement={<Strip hotline={shop?.hotlineShort} days={days} />}
      menu={
        <>
          <IconButton aria-label="Menu" popoverTarget={mobileMenuId}>
            <Icon name="menu" />
          </IconButton>
          <MobileMenu
            id={mobileMenuId}
            items={drawerItems}
            linkComponent={RouterHrefLink}
            defer
            contact={shop && <Help shop={shop} />}
            labels={{ title: 'All rooms' }}
          />
        </>
      }
      logo={
        <RouterHrefLink href="/" aria-label={`${name}, home page`} className="flex h-11 items-center">
          <LogoFromSprite spriteUrl={drawings} />
        </RouterHrefLink>
      }
      links={items.length > 0 && <LazyMegaMenu items={items} label="Rooms" linkComponent={RouterHrefLink} />}
      search={<SiteSearch />}
      settings={currencies.length > 0 && <SiteCurrency currencies={currencies} />}
    >
      <HeaderAccountAndWishlist shop={shop} />
      <CartButton />
      <CartDropdown id={cartDropdownId} />
    </NavigationBar>
  );
}

function Strip({ hotline, days }: { hotline: string | undefined; days: DeliveryTimes | undefined }) {
  return (
    <>
      <p className="truncate">
        {days ? (
          <>
            Delivery: <strong>{`${days.inDhaka} days in Dhaka`}</strong>
            {`, ${days.anywhere} elsewhere.`}
          </>
        ) : (
          'We deliver to all 64 districts.'
        )}
      </p>
      {hotline && (
        <p className="ms-auto hidden whitespace-nowrap md:block">
          Order by phone{' '}
          <a href={`tel:${hotline}`} className="font-semibold">
            {hotline}
          </a>
        </p>
      )}
    </>
  );
}

function SiteCurrency({ currencies }: Pick<SiteHeaderProps, 'currencies'>) {
  const { code, choose } = useCurrency();
  const options = currencies.map(({ code, country, imageUrl }) => ({
    value: code,
    label: country,
    flag: <img src={imageUrl} alt="" width="24" height="16" loading="lazy" />,
  }));
  return <CurrencySelect options={options} value={code} onValueChange={choose} cssVariable="--currency" />;
}

function Help({ shop }: { shop: ShopConfig }) {
  return (
    <>
      <p className="text-muted text-small">Orders and help by phone</p>
      <a href={`tel:${shop.hotlineShort}`} className="flex min-h-11 items-center font-bold text-small-title">
        {shop.hotlineShort}
      </a>
      <a
        href={`mailto:${shop.supportEmail}`}
        className="inline-flex min-h-11 items-center text-accent underline"
      >
        {shop.supportEmail}
      </a>
      <ThemePicker className="mt-2 border-subtle border-t pt-1 text-small" />
    </>
  );
}
