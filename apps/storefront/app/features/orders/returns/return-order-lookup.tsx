import { Heading } from '@piri/ui/heading';
import { useSession } from '../../customer/session/session-store.ts';
import { SignInButton } from '../../customer/session/sign-in-required-message.tsx';
import { OrderLookupForm } from '../order/order-lookup-screen.tsx';
import { getReturnHref } from './return-rules.ts';

/** Two ways to find an order, for guests and for orders placed without an account. */
export function ReturnOrderLookup() {
  const status = useSession((session) => session.status);
  return (
    <div className="grid max-w-140 gap-8 noscript:hidden">
      {status !== 'in' && (
        <div className="corner-mitre flex flex-wrap items-center justify-between gap-x-8 gap-y-3 bg-surface-muted p-6 forced-colors:border">
          <p className="min-w-0 flex-[1_1_14rem]">
            Ordered with an account? Sign in to choose from your orders.
          </p>
          <SignInButton variant="secondary" />
        </div>
      )}
      <div>
        <Heading level={3} variant="name">
          {status === 'in' ? 'Ordered without signing in?' : 'Ordered without an account?'}
        </Heading>
        <OrderLookupForm to={({ orderId }) => getReturnHref(orderId)} />
      </div>
    </div>
  );
}
