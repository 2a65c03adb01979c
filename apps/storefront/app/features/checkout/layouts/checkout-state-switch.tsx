import { Container } from '@piri/ui/container';
import { EmptyState } from '@piri/ui/empty-state';
import { Heading } from '@piri/ui/heading';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Skeleton, SkeletonText } from '@piri/ui/skeleton';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useState } from 'react';
import { NoScriptNotice } from '../../cart/cart-page/no-script-notice.tsx';
import { emptyCartTexts } from '../../cart/store/empty-cart-texts.ts';
import { StandaloneLink } from '../../platform/links/standalone-link.tsx';
import { useDraft } from '../form/checkout-draft.ts';
import { checkoutMessages } from '../form/checkout-messages.ts';
import { readLatestPlacedOrder, type StoredPlacedOrder } from '../placed-orders/placed-orders.ts';
import { NotBookableAlert } from '../sections/not-bookable-alert.tsx';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { ExistingBookingAlert } from '../state/use-existing-booking.tsx';
import { getResultPath } from '../submit/use-place-order.ts';

export interface CheckoutStateSwitchProps {
  checkout: UseCheckoutResult;
  title: ReactNode;
  children: ReactNode;
}

/** Shows the form if there is something to order, and the matching state otherwise. */
export function CheckoutStateSwitch({ checkout, title, children }: CheckoutStateSwitchProps) {
  const { kind, ready, cart, ordering, existingBooking } = checkout;
  const { leaving, unresolvedAttempt } = ordering;
  const booked =
    ready && !leaving && !ordering.busy && !unresolvedAttempt && existingBooking.placed !== undefined;
  // Don't ask for an address if the item could not be booked in the first place.
  const isNothing = kind === 'BOOKING' && checkout.blocked && !checkout.quote && !unresolvedAttempt;
  const hasForm =
    ready && !leaving && !booked && !isNothing && (cart.lines.length > 0 || unresolvedAttempt !== undefined);
  return (
    <Container className="pt-4 md:pt-6">
      {!hasForm && (
        <Heading level={1} tabIndex={-1} className="outline-none">
          {title}
        </Heading>
      )}
      {kind === 'ORDER' ? (
        <NoScriptNotice reason="The checkout needs JavaScript." />
      ) : (
        <NoScriptNotice way="book" reason="Booking a piece needs JavaScript." />
      )}
      {leaving && <Leaving kind={kind} />}
      {!ready && <Waiting kind={kind} />}
      {booked && <ExistingBookingAlert {...existingBooking} />}
      {ready && isNothing && <NotBookableAlert checkout={checkout} />}
      {ready && !leaving && !booked && !isNothing && !hasForm && <Empty />}
      {hasForm && children}
    </Container>
  );
}

/** Warns that typed values are lost when the window closes, if the browser's storage is unavailable. */
export function DraftStorageAlert() {
  const persisted = useDraft((draft) => draft.persisted);
  return (
    <InlineAlert
      variant="warning"
      announce
      className="not-empty:mt-6"
      title={persisted ? undefined : 'Your browser won’t let us save what you type.'}
    >
      {persisted ? undefined : 'It’ll be here while this window is open.'}
    </InlineAlert>
  );
}

function Leaving({ kind }: Pick<UseCheckoutResult, 'kind'>) {
  return (
    <p role="status" className="mt-6 text-lead">
      {checkoutMessages[kind].leaving}
      <span aria-hidden="true" className="mt-6 block max-w-60 stitch-loading" />
    </p>
  );
}

/**
 * A placeholder shown by the attribute on `<html>` that says there is a cart, which the document itself does not know.
 */
function Waiting({ kind }: Pick<UseCheckoutResult, 'kind'>) {
  return (
    <Skeleton
      label={checkoutMessages[kind].waiting}
      className={cx(
        'mt-10 max-w-222 gap-10 noscript:hidden!',
        kind === 'BOOKING' ? 'grid' : 'hidden in-data-cart:grid',
      )}
    >
      <SkeletonText lines={3} />
      <SkeletonText lines={5} />
      <SkeletonText lines={4} />
    </Skeleton>
  );
}

function Empty() {
  const [placed, setPlaced] = useState<StoredPlacedOrder>();
  useEffect(() => setPlaced(readLatestPlacedOrder()), []);
  const [to, label] = placed
    ? ([
        getResultPath({ invoiceId: placed.invoiceId, paymentState: 'PENDING' }),
        `See order ${placed.orderNumber}`,
      ] as const)
    : (['/shop?categoryName=all', 'Browse by room'] as const);
  return (
    <EmptyState
      className="mt-4"
      title={emptyCartTexts.title}
      action={<StandaloneLink to={to}>{label}</StandaloneLink>}
    >
      {placed
        ? 'Your last order has been placed. Open it to see its status.'
        : 'There’s nothing to order yet.'}
    </EmptyState>
  );
}
