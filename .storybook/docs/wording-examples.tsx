import { Icon } from '@piri/ui/icon';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { formatMoney, formatMoneyForSpeech } from '../../packages/pricing/src/format.ts';

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
          'A delivery',
          `${day({ weekday: 'long', day: 'numeric', month: 'long' })}, 10 to 6`,
          'The day, then the hours during which somebody must be at home.',
        ],
        ['On a card', `Comes ${day({ weekday: 'long' })}`, 'Within a week, the weekday is enough.'],
        [
          'A receipt',
          day({ day: 'numeric', month: 'long', year: 'numeric' }),
          'With the year, because receipts are kept.',
        ],
        [
          'In a table',
          day({ day: 'numeric', month: 'short' }),
          'The month is a word, because 3/4 could be two different days.',
        ],
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
              <td className="py-3 text-muted text-small">{third}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

const pairs: readonly { instead: string; say: string }[] = [
  { instead: 'Invalid phone number', say: 'Write all ten digits after +880, such as 1711 482 906.' },
  { instead: 'Out of stock', say: 'Sold out in Rust. Teal is here on Thursday.' },
  { instead: 'Coupon error', say: 'BOISHAKH ended on 30 April. The cart keeps its own offers.' },
  { instead: 'Something went wrong', say: 'We could not reach the shop. Your cart is kept; try again.' },
];

export function ErrorMessageExamples() {
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
