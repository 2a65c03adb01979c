import { Button } from '@piri/ui/button';
import { Heading } from '@piri/ui/heading';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const ReturnWay = lazy(() => import('./return-flow.tsx'));

export const returnRequestChapter = { id: 'ask-for-a-return', name: 'Return something' };

/**
 * The section of the returns page that starts a return. Most visitors only read the page, so the form is loaded on
 * demand.
 */
export function ReturnRequestSection() {
  const [query] = useSearchParams();
  const orderId = query.get('id');
  const [wanted, setWanted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const choose = () => {
    setWanted(true);
    // The pressed button is removed with the focus on it.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={returnRequestChapter.id} className="pb-4">
      <Heading
        ref={heading}
        level={2}
        variant="small-title"
        id={returnRequestChapter.id}
        tabIndex={-1}
        className="mb-4 scroll-mt-24"
      >
        {returnRequestChapter.name}
      </Heading>
      <p className="hidden max-w-132 noscript:block">
        Call us with your order number. The online form needs JavaScript.
      </p>
      <div className="grid gap-8 noscript:hidden">
        {orderId || wanted ? (
          <Suspense fallback={<p role="status">Loading…</p>}>
            <ReturnWay orderId={orderId} />
          </Suspense>
        ) : (
          <div className="grid max-w-132 justify-items-start gap-4">
            <p>Choose the order, tell us what’s wrong and add a photo.</p>
            <Button variant="secondary" onClick={choose}>
              Choose an order
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
