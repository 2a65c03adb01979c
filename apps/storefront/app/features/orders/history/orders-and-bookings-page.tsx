import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@piri/ui/tabs';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../customer/session/session-store.ts';
import {
  SignInRequiredMessage,
  useOpenSignInOnce,
} from '../../customer/session/sign-in-required-message.tsx';
import { parsePageParam } from '../../platform/links/parse-page-param.ts';
import { SaleRowsSkeleton } from '../sales/sale-rows.tsx';
import { getSalesHref, parseSaleView, type SaleView } from '../sales/sales-hrefs.ts';
import { SalesList } from './sales-list.tsx';

const views: readonly { view: SaleView; label: string }[] = [
  { view: 'ORDERS', label: 'Orders' },
  { view: 'BOOKINGS', label: 'Bookings' },
];

/** A page with the customer's orders and bookings in two tabs. */
export function OrdersAndBookingsPage({ today }: { today: string }) {
  const status = useSession((session) => session.status);
  useOpenSignInOnce();
  return (
    <Container className="pt-6 md:pt-10">
      {status !== 'in' && (
        <SignInRequiredMessage title="Orders and bookings">
          Sign in to see your orders and bookings, with their delivery dates and PINs.
        </SignInRequiredMessage>
      )}
      {status === 'unknown' && (
        <SaleRowsSkeleton
          label="Loading your orders and bookings…"
          className="hidden in-data-[session=signed-in]:block"
        />
      )}
      {status === 'in' && (
        <>
          <Heading level={1}>Orders and bookings</Heading>
          <TwoViews today={today} />
        </>
      )}
    </Container>
  );
}

function TwoViews({ today }: { today: string }) {
  const [query] = useSearchParams();
  const chosen = parseSaleView(query);
  return (
    <Tabs value={chosen} activationMode="manual" className="mt-4 md:mt-6">
      <TabList aria-label="Orders and bookings">
        {views.map(({ view, label }) => (
          <Tab key={view} value={view} asChild>
            <Link to={getSalesHref(view)} preventScrollReset>
              {label}
            </Link>
          </Tab>
        ))}
      </TabList>
      {views.map(({ view }) => (
        <TabPanel key={view} value={view}>
          {view === chosen && (
            <SalesList
              view={view}
              page={parsePageParam(query)}
              href={(page) => getSalesHref(view, page)}
              today={today}
            />
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}
