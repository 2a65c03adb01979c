import { Heading } from '@piri/ui/heading';
import { Link } from '@piri/ui/link';
import { StockBadge } from '@piri/ui/stock-badge';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import { getStockBadgeContent } from '../../catalogue/items/get-stock-badge-content.ts';
import type { OutletWithStock } from './load-outlets.ts';
import { OpenStatusText } from './open-status-text.tsx';
import { formatOpeningHours } from './opening-hours.ts';

/** A list of showrooms with their addresses, opening hours, stock and directions. */
export function OutletList({ outlets, forItem }: { outlets: OutletWithStock[]; forItem: boolean }) {
  return (
    <ul className="grid">
      {outlets.map((outlet) => (
        <li key={outlet.id} id={outlet.id} className="scroll-mt-24 border-subtle border-b py-5">
          <article
            aria-labelledby={`${outlet.id}-name`}
            className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_12rem]"
          >
            <Heading level={2} variant="small-title" id={`${outlet.id}-name`}>
              {outlet.name}
            </Heading>
            <address className="mt-1 text-muted not-italic sm:col-span-2">
              {outlet.address.join(', ')}
              {!outlet.name.startsWith(outlet.district) && `, ${outlet.district}`}
              {outlet.landmark && <span className="block">{outlet.landmark}</span>}
            </address>
            <p className="text-muted sm:col-span-2">{formatOpeningHours(outlet)}</p>
            <OpenStatusText
              hours={outlet}
              className="mt-1 sm:col-start-2 sm:row-start-1 sm:mt-0 sm:self-center sm:text-end"
            />
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 sm:col-span-2">
              {forItem && <Stock stock={outlet.stock} />}
              <p className="-my-0.5 flex flex-wrap gap-x-6">
                <Link href={`tel:${outlet.phone.replaceAll(' ', '')}`} className={pressed}>
                  <bdi>{outlet.phone}</bdi>
                </Link>
                <Link href={directionsTo(outlet)} target="_blank" rel="noreferrer" className={pressed}>
                  Directions<VisuallyHidden> to {outlet.name}, on OpenStreetMap in a new tab</VisuallyHidden>
                </Link>
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

const pressed = 'inline-flex min-h-11 items-center tabular whitespace-nowrap';

function Stock({ stock }: { stock: OutletWithStock['stock'] | undefined }) {
  if (!stock) return <span className="text-muted text-small">Not on display here</span>;
  const { level, text } = getStockBadgeContent(stock);
  return <StockBadge level={level}>{text}</StockBadge>;
}

function directionsTo({ latitude, longitude }: OutletWithStock): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
