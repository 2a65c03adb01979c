import { getLineKey, getLineTitle } from '@piri/contract/line-item';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatCount } from '../../platform/counts/format-count.ts';
import type { OrderWithDetails } from '../order/fetch-order.ts';
import { formatReturnState, returnReasonMessages } from './return-messages.ts';

/** Lists the requested returns of an order with their status. Renders nothing if there are none. */
export function ReturnList({
  sale: { returns = [], lines },
}: {
  sale: Pick<OrderWithDetails, 'returns' | 'lines'>;
}) {
  if (returns.length === 0) return null;
  return (
    <ul aria-label="Your returns" className="divide-y divide-subtle border-subtle border-y">
      {returns.map(({ returnId, quantity, reason, state, amount, fileUrls, ...asked }) => {
        const sold = lines.find((line) => getLineKey(line) === getLineKey(asked));
        const title = getLineTitle({ ...asked, title: sold?.title ?? asked.code });
        const { name } = returnReasonMessages[reason];
        return (
          <li
            key={returnId}
            className="grid gap-x-6 gap-y-1 py-4 wrap-anywhere sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {quantity} × {title}
              </p>
              <p className="text-muted text-small">
                {fileUrls.length === 0 ? name : `${name}, ${formatCount(fileUrls.length, 'photo')}`}
              </p>
              <p className="mt-1">{formatReturnState(state)}</p>
            </div>
            <p className="tabular sm:text-end">
              <span className="font-semibold">{formatTaka(amount)}</span>
              <span className="block text-muted text-small">
                {state === 'REFUNDED' ? 'refunded' : 'to be refunded'}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
