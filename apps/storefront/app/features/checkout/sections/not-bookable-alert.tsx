import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

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
      title={shown ? formatWhy(line?.state, standsReady) : undefined}
    >
      {shown && (
        <>
          {standsReady ? 'You can order it without an advance. ' : 'It can’t be booked. '}
          Everything you’ve typed is saved.
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

function formatWhy(state: string | undefined, standsReady: boolean): string {
  if (standsReady) return 'This piece is in stock now.';
  return state === 'gone' ? 'This piece is no longer sold.' : 'This piece isn’t made to order at the moment.';
}
