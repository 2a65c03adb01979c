import type { Order } from '@piri/contract/order';
import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getOrderHref } from '../../checkout/placed-orders/get-order-href.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import { getSignInHref } from '../../customer/session/safe-return-path.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { getFailureMessage } from '../../platform/errors/api-error-messages.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { readGuestTokenOption } from './fetch-order.ts';
import { orderLookupMessages } from './order-lookup-messages.ts';

export interface LimitedOrderAccessNoticeProps {
  order: Pick<Order, 'orderId' | 'invoiceId' | 'kind'>;
  className?: string;
}

const sentTexts = {
  MAIL: 'We’ve sent the link to the email address you ordered with.',
  SMS: 'We’ve sent the link by text message to the number you ordered with.',
};

/** Explains what is hidden of an order that was looked up, and sends its buyer the link that shows the rest. */
export function LimitedOrderAccessNotice({ order, className }: LimitedOrderAccessNoticeProps) {
  const shop = useRootData()?.shop;
  const status = useSession((session) => session.status);
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState<{ variant: 'success' | 'error'; text: string }>();
  if (!shop) return null;

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setNews(undefined);
    try {
      const { invoiceId } = order;
      const answer = await getBrowserClient(shop).sendOrderLink(
        { body: { invoiceId } },
        readGuestTokenOption({ by: 'invoiceId', value: invoiceId }),
      );
      if (answer.ok) setNews({ variant: 'success', text: sentTexts[answer.body.channel] });
      else
        setNews({ variant: 'error', text: answer.status === 429 ? tooManyText : getFailureMessage(answer) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <section
      aria-label="Open the full order"
      className={cx(
        'corner-mitre max-w-140 bg-surface-muted p-6 print:hidden forced-colors:border',
        className,
      )}
    >
      <p>
        Anyone with the order number and your mobile number can see the status of this{' '}
        {order.kind === 'BOOKING' ? 'booking' : 'order'}. Only you can see the address and the delivery PIN,
        or make changes: we’ll send you a link for that.
      </p>
      <InlineAlert announce variant={news?.variant ?? 'success'} className="not-empty:mt-4">
        {news?.text}
      </InlineAlert>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" loading={busy} onClick={send}>
          Send me the link
        </Button>
        {status === 'out' && (
          <span className="text-muted">
            {`${orderLookupMessages.withAccount} `}
            <UiLink asChild>
              <Link to={getSignInHref(getOrderHref(order))}>Sign in</Link>
            </UiLink>
          </span>
        )}
      </div>
    </section>
  );
}

const tooManyText =
  'We’ve already sent the link a few times. Please check your messages, or try again tomorrow.';
