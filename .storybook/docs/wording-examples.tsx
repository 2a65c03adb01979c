import { Icon } from '@piri/ui/icon';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { formatMoney, formatMoneyForSpeech } from '../../packages/pricing/src/format.ts';
import { retiredTerms } from './retired-terms.ts';

const amounts = [
  { code: 'BDT', amount: 8_190 },
  { code: 'BDT', amount: 125_000 },
  { code: 'USD', amount: 1_041.67 },
];

/** Shows prices as formatted by the shop's own functions, so that the table always matches the shop. */
export function PriceFormatExamples() {
  return (
    <Forms heads={['Currency', 'Written', 'Spoken']}>
      {amounts.map((money) => [money.code, formatMoney(money), formatMoneyForSpeech(money)])}
    </Forms>
  );
}

/** A Thursday, as an example. */
const thursday = new Date(Date.UTC(2026, 10, 26));

const day = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka', ...options }).format(thursday).replace(',', '');

export function DateFormatExamples() {
  return (
    <Forms heads={['Where', 'Form', 'Why']}>
      {[
        [
          'In a sentence',
          `by ${day({ weekday: 'long', day: 'numeric', month: 'long' })}`,
          'The day by which something arrives.',
        ],
        ['On a card', day({ weekday: 'short', day: 'numeric', month: 'short' }), 'Short, with the weekday.'],
        [
          'On an invoice',
          day({ day: 'numeric', month: 'long', year: 'numeric' }),
          'With the year, because invoices are kept.',
        ],
        ['A time', '10 am, 2.30 pm, noon', 'A point between hours and minutes, no zeros.'],
      ]}
    </Forms>
  );
}

function Forms({ heads, children }: { heads: readonly string[]; children: readonly (readonly string[])[] }) {
  return (
    <Unstyled>
      <table className="mt-6 w-full text-left">
        <thead className="text-small stitch-bottom">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pe-6 font-normal text-muted">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children.map(([first, second, third]) => (
            <tr key={`${first} ${second}`} className="border-subtle border-b align-baseline">
              <th scope="row" className="py-3 pe-6 font-normal text-muted text-small">
                {first}
              </th>
              <td className="py-3 pe-6 font-semibold tabular">{second}</td>
              {third !== undefined && <td className="py-3 text-muted text-small">{third}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

type WordingPair = { instead: string; say: string };

const errorPairs: readonly WordingPair[] = [
  { instead: 'Invalid phone number', say: 'Enter an 11-digit mobile number, such as 01700 000000.' },
  {
    instead: 'Error 503',
    say: 'The bank isn’t responding. Your order is safe; please try again in a moment.',
  },
  { instead: 'Coupon error', say: 'Your cart is below the minimum for this coupon.' },
  {
    instead: 'Upload failed (415)',
    say: 'That file type isn’t supported. Please send a JPEG, PNG, WebP or PDF.',
  },
];

export function ErrorMessageExamples() {
  return <Pairs pairs={errorPairs} />;
}

const voicePairs: readonly WordingPair[] = [
  { instead: 'Your cart is on its way', say: 'Loading your cart…' },
  { instead: 'Give this order up', say: 'Cancel this order' },
  { instead: '৳5,000 are paid at the door', say: '৳5,000 is due on delivery' },
  { instead: 'Write on: so far no place is called so.', say: 'No match yet. Keep typing.' },
];

export function WordingPairs() {
  return <Pairs pairs={voicePairs} />;
}

function Pairs({ pairs }: { pairs: readonly WordingPair[] }) {
  return (
    <Unstyled>
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {pairs.map(({ instead, say }) => (
          <li key={instead} className="grid gap-2 bg-surface-muted p-5">
            <Line sign="close" className="text-danger">
              <s className="text-muted">{instead}</s>
            </Line>
            <Line sign="check" className="text-success">
              <span className="font-semibold text-default">{say}</span>
            </Line>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** The terms that the shop uses, and what each of them means. */
const terms: readonly [term: string, meaning: string, note: string][] = [
  ['piece', 'One product on a list or a product page.', '“Product” only in the quoted “Choose a product”.'],
  ['set', 'Several pieces sold at one price.', 'Not “bundle”.'],
  ['item', 'A piece or a set in a cart, an order or a return.', '“6 items”.'],
  [
    'book, booking',
    'To have a piece made to order, with an advance.',
    '“Hold” is for stock during a payment.',
  ],
  ['advance', 'The part that is paid before a piece is built.', '“An advance of ৳5,850”.'],
  ['total, to pay, due', 'Sums on an invoice, at the checkout, and later.', '“৳5,000 is due on delivery”.'],
  ['on delivery, on collection', 'When the rest is paid.', '“To your door” is a place.'],
  ['deliver, arrive, collect', 'We deliver, it arrives, you collect it.', 'Not “bring” or “fetch”.'],
  ['carrying upstairs', 'The charge for each floor without a lift.', ''],
  ['return, refund, cancel', 'The item comes back, the money comes back, the order ends.', ''],
  ['apply, remove', 'What you do with a coupon.', ''],
  ['save', 'Of items for later and of what was typed.', 'Not “keep”.'],
  [
    'in stock, only 3 left, last one, made to order, sold out',
    'The five levels of stock.',
    'Always these words.',
  ],
  ['showroom, warehouse', 'Where you can see pieces, and where stock is.', '“Find a Store” is quoted.'],
  ['email, text message, newsletter', 'What we send.', 'One word, verb and noun.'],
  ['call, phone number', 'The shopper’s own is the “mobile number”.', 'Not “ring”.'],
  ['transfer slip', 'The proof of a bank transfer.', ''],
  ['delivery PIN, collection PIN', 'Six digits for the handover.', ''],
  ['size, dimensions', 'How large a piece is.', '“Measure” is a verb.'],
  ['instalments (EMI)', 'Monthly payments.', '“6 × ৳9,750 a month”.'],
  ['photo, picture', 'The shopper’s, and ours.', ''],
];

export function TermsTable() {
  return (
    <Forms heads={['Meaning', 'Term', 'Note']}>
      {terms.map(([term, meaning, note]) => [meaning, term, note])}
    </Forms>
  );
}

/** The terms that a test refuses, from the list that the test reads. */
export function RetiredTermsTable() {
  return (
    <Forms heads={['Instead of', 'Use']}>{retiredTerms.map(({ instead, use }) => [instead, use])}</Forms>
  );
}

function Line({
  sign,
  className,
  children,
}: {
  sign: 'check' | 'close';
  className: string;
  children: ReactNode;
}) {
  return (
    <p className={`flex gap-2 ${className}`}>
      <Icon name={sign} width={18} height={18} className="mt-1" />
      {children}
    </p>
  );
}
