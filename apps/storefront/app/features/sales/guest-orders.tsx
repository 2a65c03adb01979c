import { ErrorState } from '@piri/ui/error-state';
import { Heading } from '@piri/ui/heading';
import { SaleRows, SaleRowsSkeleton } from './sale-rows.tsx';
import { useGuestSales } from './use-sales.ts';

/** What was ordered in this browser without an account; nothing where nothing was. */
export function GuestOrders({ today }: { today: string }) {
  const { any, read, again } = useGuestSales();
  if (!any || (read?.at === 'list' && read.list.length === 0)) return null;
  return (
    <section aria-labelledby="in-this-browser" className="mb-12 not-first:mt-12">
      <Heading level={2} look="small-title" id="in-this-browser" className="mb-4">
        Ordered in this browser
      </Heading>
      {read === undefined && <SaleRowsSkeleton label="What was ordered here is on its way" rows={1} />}
      {read?.at === 'list' && (
        <SaleRows aria-label="Ordered in this browser" sales={read.list} today={today} />
      )}
      {read?.at === 'failed' && (
        <ErrorState title="We cannot show what was ordered here just now." onRetry={again} live>
          {read.reason} Nothing is lost: what was ordered stands, and what was paid is paid.
        </ErrorState>
      )}
    </section>
  );
}
