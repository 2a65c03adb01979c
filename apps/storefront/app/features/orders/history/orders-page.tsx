import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import { Section } from '@piri/ui/section';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getOrderHref } from '../../checkout/placed-orders/get-order-href.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { SignInButton } from '../../customer/session/sign-in-required-message.tsx';
import { parsePageParam } from '../../platform/links/parse-page-param.ts';
import { StandaloneLink } from '../../platform/links/standalone-link.tsx';
import { InlineScript } from '../../platform/rendering/inline-script.tsx';
import { NoScriptOrderNotice } from '../order/loaded-order.tsx';
import { orderLookupMessages } from '../order/order-lookup-messages.ts';
import { OrderLookupForm } from '../order/order-lookup-screen.tsx';
import { guestOrdersScript } from '../payment-result/guest-orders-script.ts';
import { saleListMessages } from '../sales/sale-list-messages.ts';
import { SaleRowsSkeleton } from '../sales/sale-rows.tsx';
import { getOrdersHref, getSalesHref } from '../sales/sales-hrefs.ts';
import { useGuestSales } from '../sales/use-sales.ts';
import { GuestOrders, GuestOrdersSkeleton } from './guest-orders.tsx';
import { SalesList } from './sales-list.tsx';

/** A page with the user's orders: of the account, of this browser, or found by order number and mobile. */
export function OrdersPage({ today }: { today: string }) {
  const status = useSession((session) => session.status);
  const [query] = useSearchParams();
  const guests = useGuestSales();
  // Content below a guest's rows waits for them, so that it does not shift. Once shown it stays.
  const [belowRows, setBelowRows] = useState(false);
  const areRowsHere = status !== 'unknown' && (!guests.any || guests.read !== undefined);
  if (areRowsHere && !belowRows) setBelowRows(true);
  return (
    // The footer starts below the window, whatever is above: 14rem is the height of the header and the spacing.
    <Container className="min-h-[calc(100dvh-14rem)] pt-8 md:pt-12">
      {status === 'unknown' && <InlineScript text={guestOrdersScript} />}
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-8">
        <Heading level={1}>{saleListMessages.ORDERS.name}</Heading>
        {status === 'in' && (
          <StandaloneLink to={getSalesHref('BOOKINGS')}>{saleListMessages.BOOKINGS.name}</StandaloneLink>
        )}
      </div>
      <NoScriptOrderNotice className="mb-8" />
      {status === 'unknown' && (
        <SaleRowsSkeleton
          label={saleListMessages.ORDERS.loading}
          className="hidden in-data-[session=signed-in]:block"
        />
      )}
      {status === 'unknown' && <GuestOrdersSkeleton />}
      {status === 'in' && (
        <SalesList view="ORDERS" page={parsePageParam(query)} href={getOrdersHref} today={today} />
      )}
      <GuestOrders sales={guests} today={today} className={status === 'in' ? 'mt-12' : ''} />
      {status === 'in' && belowRows && <NotAmongThese />}
      {(status === 'unknown' || (status === 'out' && belowRows)) && <ForStrangers known={status === 'out'} />}
    </Container>
  );
}

/** Two ways to find an order for users who are not signed in. */
function ForStrangers({ known }: { known: boolean }) {
  return (
    // Until the session is known, an attribute on the document decides whether this is shown.
    <div
      className={[
        'grid items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] noscript:hidden',
        known ? '' : 'in-data-[session=guest]:hidden in-data-[session=signed-in]:hidden',
      ].join(' ')}
    >
      <Section title="Find an order by its number" gap={0} className="max-w-140">
        <OrderLookupForm to={getOrderHref} />
      </Section>
      <Section
        title={orderLookupMessages.withAccount}
        gap={0}
        className="corner-mitre grid justify-items-start gap-3 bg-surface-muted p-6 md:p-8 forced-colors:border"
      >
        <p className="mb-2 text-muted">Sign in to see all your orders and invoices.</p>
        <SignInButton variant="secondary" />
      </Section>
    </div>
  );
}

/** Finds an order that was placed without the account. */
function NotAmongThese() {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="Find another order" className="mt-12 max-w-140">
      <Button
        variant="ghost"
        aria-expanded={open}
        className="-ms-2 px-2!"
        onClick={() => setOpen((before) => !before)}
      >
        Find an order placed without an account
      </Button>
      {open && <OrderLookupForm to={getOrderHref} />}
    </section>
  );
}
