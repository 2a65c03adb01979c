import { toCartLine } from '@piri/contract/line-item';
import type { Order } from '@piri/contract/order';
import { Button } from '@piri/ui/button';
import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { Heading } from '@piri/ui/heading';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { TextInput } from '@piri/ui/text-input';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import {
  readGuestToken,
  readPlacedOrderLines,
  savePlacedOrder,
} from '../../checkout/placed-orders/placed-orders.ts';
import { PhoneNumberInput } from '../../customer/account/phone-number-input.tsx';
import { useAccountForm } from '../../customer/account/use-account-form.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import { getSignInHref } from '../../customer/session/safe-return-path.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { lookUpOrder } from './look-up-order.ts';
import { orderLookupMessages } from './order-lookup-messages.ts';
import { getOrderLookupErrors, orderLookupResolver } from './order-lookup-validation.ts';
import { RestoreCartButton } from './restore-cart-button.tsx';

export interface OrderLookupScreenProps {
  /** The invoice that was not found. */
  invoiceId?: string;
  /** Returns the address to open for the order that was found. */
  to: (order: Order) => string;
}

/** Finds an order by order number and mobile, for users without access to the requested one. */
export function OrderLookupScreen({ invoiceId = '', to }: OrderLookupScreenProps) {
  const status = useSession((session) => session.status);
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto max-w-140 pt-4 md:pt-8">
      <Heading level={1} variant="title">
        Find your order
      </Heading>
      <OrderLookupForm to={to} />
      {status === 'out' && (
        <p className="mt-8 text-muted">
          {`${orderLookupMessages.withAccount} `}
          <UiLink asChild>
            <Link to={getSignInHref(pathname + search)}>Sign in</Link>
          </UiLink>{' '}
          to see it.
        </p>
      )}
      {invoiceId !== '' && status !== 'unknown' && <StillKnown invoiceId={invoiceId} />}
    </div>
  );
}

/** Offers the lines of an order that this browser still remembers, although the API no longer shows it. */
function StillKnown({ invoiceId }: { invoiceId: string }) {
  const lines = readPlacedOrderLines(invoiceId);
  if (lines.length === 0) return null;
  return (
    <section aria-label={orderLookupMessages.inThisBrowser} className="mt-10 print:hidden">
      <p className="mb-3">This browser remembers what was in that order.</p>
      <RestoreCartButton lines={lines} />
    </section>
  );
}

/** The form that finds an order by order number and mobile. */
export function OrderLookupForm({ to }: Pick<OrderLookupScreenProps, 'to'>) {
  const shop = useRootData()?.shop;
  return (
    <>
      <p className="mt-3 text-pretty text-muted">You’ll find the order number in our message to you.</p>
      {shop && <LookUpForm shop={shop} to={to} />}
    </>
  );
}

function LookUpForm({ shop, to }: Pick<OrderLookupScreenProps, 'to'> & { shop: ShopConfig }) {
  const navigate = useNavigate();
  const { form } = useAccountForm({
    resolver: orderLookupResolver,
    send: (body) =>
      lookUpOrder(getBrowserClient(shop), body, (value) => readGuestToken({ by: 'invoiceId', value })),
    getErrors: getOrderLookupErrors,
    done: ({ guestToken, order }) => {
      const { orderId, invoiceId, orderNumber, lines } = order;
      savePlacedOrder({ orderId, invoiceId, orderNumber, guestToken, lines: lines.map(toCartLine) });
      navigate(to(order), { replace: true });
    },
  });
  const { register, errors, problem, note, loading, onSubmit } = form;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="mt-6 grid gap-5 noscript:hidden">
      <InlineAlert announce variant="error" className="empty:absolute">
        {problem ?? note}
      </InlineAlert>
      <Field required>
        <FieldLabel>Order number</FieldLabel>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...register('orderNumber')}
        />
        <FieldHint>For example, PR-4F7K-92</FieldHint>
        <FieldError>{errors.orderNumber}</FieldError>
      </Field>
      <Field required>
        <FieldLabel>Mobile number</FieldLabel>
        <PhoneNumberInput {...register('mobile')} />
        <FieldError>{errors.mobile}</FieldError>
      </Field>
      <Button type="submit" loading={loading} className="w-full sm:w-auto sm:justify-self-start">
        Find your order
      </Button>
    </form>
  );
}
