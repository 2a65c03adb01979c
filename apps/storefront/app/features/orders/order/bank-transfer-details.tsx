import type { Order } from '@piri/contract/order';
import { DescriptionItem, DescriptionList } from '@piri/ui/description-list';
import { Heading } from '@piri/ui/heading';
import type { BankAccount } from '../../../../server/shop-config.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatMoment } from '../../platform/dates/dhaka-dates.ts';
import { CopyButton } from './copy-button.tsx';
import { getAmountDue } from './order-status.ts';

export interface BankTransferDetailsProps {
  account: BankAccount;
  order: Order;
  today: string;
}

/** The details of a bank transfer: amount, reference, account and deadline. */
export function BankTransferDetails({ account, order, today }: BankTransferDetailsProps) {
  const { reservedUntil } = order.payment;
  const due = getAmountDue(order.payment);
  const rows = [
    { term: 'Amount', fact: formatTaka(due), copied: String(due) },
    { term: 'Reference', fact: order.orderNumber, copied: order.orderNumber },
    { term: 'To', fact: account.name },
    { term: 'Account number', fact: account.number, copied: account.number.replaceAll(' ', '') },
    { term: 'Bank', fact: `${account.bank}, ${account.branch}` },
    { term: 'Routing number', fact: account.routingNumber, copied: account.routingNumber },
    { term: 'Pay by', fact: reservedUntil && formatMoment(reservedUntil, today) },
  ];
  return (
    <section
      aria-label="Bank transfer details"
      className="corner-mitre mt-8 print:mt-0 max-w-140 bg-surface-muted p-6 break-inside-avoid print:max-w-none print:p-0 forced-colors:border"
    >
      <div className="stitch-bottom flex items-baseline justify-between gap-x-6 pb-3">
        <Heading level={2} variant="small-title">
          Bank transfer details
        </Heading>
        {/* Below a long order, this is printed on a separate sheet. */}
        <span className="hidden text-small print:inline">Invoice {order.orderNumber}</span>
      </div>
      <DescriptionList className="text-body! print:text-small! print:grid print:grid-cols-2 print:gap-x-8">
        {rows.map(
          ({ term, fact, copied }) =>
            fact && (
              <DescriptionItem
                key={term}
                term={term}
                className="print:grid-cols-[7rem_minmax(0,1fr)]! print:gap-x-3! print:border-0! print:py-0.5!"
              >
                <span className="flex items-center justify-between gap-x-4 tabular font-semibold">
                  {fact}
                  {copied && <CopyButton name={term.toLowerCase()} text={copied} />}
                </span>
              </DescriptionItem>
            ),
        )}
      </DescriptionList>
      <p className="mt-4 text-muted text-small">
        Use the order number as the reference, so we can match your payment.
      </p>
    </section>
  );
}
