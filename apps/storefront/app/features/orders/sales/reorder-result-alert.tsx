import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { cx } from 'class-variance-authority';
import { Link } from 'react-router-dom';
import { formatReorderedItems } from './reorder-messages.ts';
import type { ReorderResult } from './use-reorder.ts';

export interface ReorderResultAlertProps {
  answer: ReorderResult | undefined;
  className?: string;
}

/** Shows the result of ordering again: how much is in the cart, and what has changed since. */
export function ReorderResultAlert({ answer, className }: ReorderResultAlertProps) {
  const problem = answer && 'problem' in answer ? answer.problem : undefined;
  const result = answer && 'itemCount' in answer ? answer : undefined;
  return (
    <div className={cx('not-has-[:not(:empty)]:hidden', className)}>
      <InlineAlert announce variant="error">
        {problem}
      </InlineAlert>
      <div role="status" className="wrap-anywhere">
        {result && (
          <>
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold">{formatReorderedItems(result.itemCount)}</span>
              {result.itemCount > 0 && (
                <UiLink asChild>
                  <Link to="/cart" discover="none" className="flex min-h-11 items-center">
                    View the cart
                  </Link>
                </UiLink>
              )}
            </p>
            {result.news.length > 0 && (
              <ul className="mt-1 grid gap-1 text-muted">
                {result.news.map(({ key, sentence }) => (
                  <li key={key}>{sentence}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  );
}
