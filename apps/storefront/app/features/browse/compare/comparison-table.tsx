import { Button } from '@piri/ui/button';
import { Link as UiLink } from '@piri/ui/link';
import { ProductCardImage } from '@piri/ui/product-card';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@piri/ui/table';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { backdropClasses } from '../../catalogue/items/backdrop-classes.ts';
import { getCompareHref } from '../../catalogue/items/get-compare-href.ts';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import { PriceInSelectedCurrency } from '../../catalogue/prices/price-in-selected-currency.tsx';
import { Silhouette } from '../../catalogue/silhouettes/silhouette.tsx';
import { getFallbackImageProps, ImageSource } from '../../platform/images/image-source.tsx';
import { formatMonths } from '../item-data/format-months.ts';
import type { ComparedItem } from './compare-data.ts';

const facts: { name: string; render: (item: ComparedItem) => ReactNode; pressed?: true }[] = [
  {
    name: 'Price',
    render: ({ price, listPrice = price, from }) => (
      <PriceInSelectedCurrency price={price} listPrice={listPrice} prefix={from ? 'From' : undefined} />
    ),
  },
  { name: 'Width', render: ({ measures }) => formatLength(measures.dimensions.width) },
  { name: 'Depth', render: ({ measures }) => formatLength(measures.dimensions.depth) },
  { name: 'Height', render: ({ measures }) => formatLength(measures.dimensions.height) },
  { name: 'Seat height', render: ({ measures }) => formatLength(measures.dimensions.seatHeight) },
  { name: 'Weight', render: ({ measures }) => `${measures.weight} kg` },
  {
    name: 'Cartons',
    render: ({ measures: { cartons } }) =>
      cartons.map(({ holds, width, depth, height, weight }) => (
        <span key={holds} className="block">
          {`${width} × ${depth} × ${height} cm, ${weight} kg`}
        </span>
      )),
  },
  {
    name: 'Made of',
    render: ({ materials }) =>
      materials.map((material) => (
        <span key={material} className="block not-first:mt-1">
          {material}
        </span>
      )),
  },
  { name: 'Warranty', render: ({ warrantyMonths }) => formatMonths(warrantyMonths) },
  { name: 'Delivered', render: ({ arrival }) => arrival || none },
  {
    name: 'Choose and buy',
    pressed: true,
    render: ({ id, title }) => (
      <Button asChild variant="secondary" size="small">
        <Link to={getDetailsHref(id)} discover="none">
          View<span className="sr-only"> {title}</span>
        </Link>
      </Button>
    ),
  },
];

const none = <span className="text-muted">Not given</span>;

/**
 * On a phone, the name of a fact is above its row, so that all items are visible and nothing scrolls sideways. Some
 * browsers drop the table semantics of a table that is laid out as a grid, so every part sets its role explicitly.
 */
const onPhone =
  'max-md:block max-md:[&_:is(thead,tbody)]:block max-md:[&_tr]:grid max-md:[&_tr]:grid-cols-(--pieces) ' +
  'max-md:[&_tr]:gap-x-3 max-md:[&_tr]:border-subtle max-md:[&_tr]:border-b max-md:[&_:is(th,td)]:border-0 ' +
  'max-md:[&_:is(th,td)]:px-0 max-md:[&_tbody_th]:col-span-full max-md:[&_tbody_th]:pb-0 ' +
  'max-md:[&_tbody_th]:text-muted max-md:[&_td]:pt-1 max-md:[&_td]:wrap-anywhere max-md:[&_thead_th:first-child]:sr-only';

/**
 * A table with a row for each fact and a column for each item, with links to the item's page and to the comparison
 * without it.
 */
export function ComparisonTable({ items }: { items: readonly ComparedItem[] }) {
  const ids = items.map(({ id }) => id);
  const columns = { '--pieces': `repeat(${items.length}, minmax(0, 1fr))` } as CSSProperties;
  return (
    <Table
      caption="The pieces compared"
      captionHidden
      role="table"
      style={columns}
      className={`table-fixed ${onPhone}`}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableHeader role="columnheader" className="w-48">
            <span className="sr-only">Detail</span>
          </TableHeader>
          {items.map((item) => (
            <TableHeader key={item.id} role="columnheader">
              <UiLink asChild variant="plain">
                <Link
                  to={getDetailsHref(item.id)}
                  discover="none"
                  className="block wrap-anywhere font-semibold text-body text-default"
                >
                  <CoverImage item={item} />
                  <span className="mt-3 block">{item.title}</span>
                </Link>
              </UiLink>
              <UiLink asChild>
                <Link
                  to={getCompareHref(ids.filter((id) => id !== item.id))}
                  discover="none"
                  preventScrollReset
                  className="relative inline-flex min-h-11 items-center print:hidden"
                >
                  Remove<span className="sr-only"> {item.title}</span>
                </Link>
              </UiLink>
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {facts.map(({ name, render, pressed }) => (
          <TableRow key={name} role="row" className={pressed && 'print:hidden'}>
            <TableHeader scope="row" role="rowheader">
              {name}
            </TableHeader>
            {items.map((item) => (
              // Visually hidden text is positioned relative to the cell. Relative to the page, it would widen it.
              <TableCell key={item.id} role="cell" className="relative">
                {render(item)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function CoverImage({ item: { backdrop, image, silhouette, measures } }: { item: ComparedItem }) {
  return (
    <div
      className={`relative aspect-4/3 overflow-clip rounded-chip ${backdropClasses[backdrop ?? 'living']}`}
    >
      {image ? (
        <ProductCardImage
          {...(image.outline && { bounds: image.outline })}
          ratio={image.width / image.height}
          mediaRatio={4 / 3}
        >
          <picture>
            <ImageSource image={image} sizes="(width >= 80rem) 380px, 40vw" />
            <img {...getFallbackImageProps(image)} alt="" loading="lazy" className="size-full" />
          </picture>
        </ProductCardImage>
      ) : (
        <Silhouette
          name={silhouette}
          dimensions={measures.dimensions}
          alt=""
          className="absolute inset-0 size-full"
        />
      )}
    </div>
  );
}

/** Returns "none" for undefined lengths, such as the seat height of an item without a seat. */
function formatLength(centimetres: number | undefined): ReactNode {
  if (centimetres === undefined) return <span className="text-muted">none</span>;
  return (
    <>
      {centimetres} cm <span className="text-muted">{formatInches(centimetres)} in</span>
    </>
  );
}

/** Small lengths keep a decimal, so that a rug's thickness is not rounded to 0. */
function formatInches(centimetres: number): string {
  const inches = centimetres / 2.54;
  return inches < 10 ? String(Math.round(inches * 10) / 10) : String(Math.round(inches));
}
