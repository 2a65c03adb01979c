import { Button } from '@piri/ui/button';
import { ErrorState } from '@piri/ui/error-state';
import { Heading } from '@piri/ui/heading';
import { Skeleton, SkeletonImage, SkeletonText } from '@piri/ui/skeleton';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import type { FetchOrderResult } from './fetch-order.ts';
import { formatLoadFailure, loadedOrderMessages } from './loaded-order-messages.ts';
import type { UseOrderResult } from './use-order.ts';

export interface LoadedOrderProps {
  returned: UseOrderResult;
  /** Shown if there is no such order. */
  notFound: ReactNode;
  children: (read: Extract<FetchOrderResult, { at: 'order' }>) => ReactNode;
}

/** Renders an order once it is loaded, and a skeleton or an error until then. */
export function LoadedOrder({ returned: { read, loading, refetch }, notFound, children }: LoadedOrderProps) {
  if (read === undefined) return <Waiting />;
  if (read.at === 'nowhere') return notFound;
  if (read.at === 'order') return children(read);
  return (
    <ErrorState
      size="page"
      announce
      title={loadedOrderMessages.failed}
      action={
        <Button loading={loading} onClick={refetch}>
          Try again
        </Button>
      }
    >
      {formatLoadFailure(read.reason)}
    </ErrorState>
  );
}

/** A skeleton as tall as the content, with a heading that fits every order. */
function Waiting() {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_30rem] lg:gap-x-16">
      <div>
        <Heading level={1}>Your order</Heading>
        <NoScriptOrderNotice className="mt-6" />
        <Skeleton label={loadedOrderMessages.loading} className="mt-6 noscript:hidden">
          <SkeletonText lines={2} className="max-w-140" />
          <SkeletonText lines={4} className="mt-12 max-w-120" />
        </Skeleton>
      </div>
      <SkeletonImage ratio="4 / 5" className="noscript:hidden" />
    </div>
  );
}

/** Explains to users without JavaScript why the order does not open, and what to do instead. */
export function NoScriptOrderNotice({ className }: { className: string }) {
  const hotline = useRootData()?.shop.hotlineShort;
  return (
    <p className={cx('max-w-prose hidden text-lead noscript:block', className)}>
      Viewing your order needs JavaScript. Please switch it on and reload the page. Your order is safe either
      way
      {hotline && (
        <>
          , and you can call us on <a href={`tel:${hotline}`}>{hotline}</a>
        </>
      )}
      .
    </p>
  );
}
