import { Pagination } from '@piri/ui/pagination';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { RouterHrefLink } from '../../platform/links/router-href-link.tsx';
import { saleListMessages } from '../sales/sale-list-messages.ts';
import { SaleRows } from '../sales/sale-rows.tsx';
import { getSalesPageCount, type SaleView } from '../sales/sales-hrefs.ts';
import { useSales } from '../sales/use-sales.ts';
import { LoadedSales } from './loaded-sales.tsx';

export interface SalesListProps {
  view: SaleView;
  /** Starts at 1. */
  page: number;
  /** Returns the address of a page. */
  href: (page: number) => string;
  today: string;
}

/** One page of a customer's orders or bookings. */
export function SalesList({ view, page, href, today }: SalesListProps) {
  const sales = useSales({ view, page });
  const navigate = useNavigate();
  const { name, pages: pagesLabel } = saleListMessages[view];
  const pages = sales.read?.at === 'list' ? getSalesPageCount(sales.read.total) : 0;
  // Beyond the last page, redirect to it.
  const instead = sales.read?.at === 'list' && page > pages ? href(Math.max(1, pages)) : undefined;
  useEffect(() => {
    if (instead !== undefined && page > 1) navigate(instead, { replace: true });
  }, [instead, page, navigate]);

  return (
    <LoadedSales view={view} sales={sales}>
      {(list) => (
        <>
          <SaleRows aria-label={name} sales={list} today={today} />
          <Pagination
            {...{ page, pageCount: pages, getHref: href }}
            label={pagesLabel}
            linkComponent={RouterHrefLink}
            className="mt-12"
          />
        </>
      )}
    </LoadedSales>
  );
}
