import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { getNotBookableText, notBookableTitles } from './order-rejection-messages.ts';

/** An alert that says why the item cannot be booked, with a link to it. The typed values are kept. */
export function NotBookableAlert({ checkout: { cart, quote, ordering } }: { checkout: UseCheckoutResult }) {
  const [line] = cart.lines;
  const isSoldOut = line?.state === 'gone' || line?.state === 'soldOut';
  const standsReady = !isSoldOut && quote !== undefined && quote.booking === undefined;
  // The alert for a refused booking shows the same message.
  const isSaid = ordering.rejection?.kind === 'notBookable' || ordering.rejection?.kind === 'gone';
  const shown = (isSoldOut || standsReady) && !isSaid;
  const title = line?.title;
  return (
    <InlineAlert
      announce
      variant={standsReady ? 'info' : 'error'}
      className="not-empty:mt-6"
      title={shown ? getTitle(line?.state, standsReady) : undefined}
    >
      {shown && (
        <>
          {getNotBookableText({ isInStock: standsReady })}
          <UiLink asChild>
            <Link
              to={line?.offer ? getDetailsHref(line.offer.itemId, line.code) : '/shop?categoryName=all'}
              discover="none"
              className="flex min-h-11 w-fit items-center"
            >
              {line?.offer ? `Back to ${title}` : 'Browse by room'}
            </Link>
          </UiLink>
        </>
      )}
    </InlineAlert>
  );
}

function getTitle(state: string | undefined, standsReady: boolean): string {
  if (standsReady) return notBookableTitles.inStock;
  return notBookableTitles[state === 'gone' ? 'gone' : 'soldOut'];
}
