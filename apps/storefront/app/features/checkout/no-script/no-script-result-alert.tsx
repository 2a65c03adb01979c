import { maxLineQuantity } from '@piri/contract/line-item';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { formatMaxQuantityMessage } from '../../cart/store/format-max-quantity-message.ts';
import { getInsufficientStockLines } from '../quote/compare-quotes.ts';
import { getAvailableLinesHref } from './lines-from-url.ts';
import { getNoScriptAlertMessage } from './no-script-messages.ts';
import type { NoScriptFormState } from './no-script-order.ts';
import { getTargetId } from './scroll-target.ts';

/**
 * Shows the result of the submitted form and what to do next. Before the first submission, it shows whether the
 * requested quantity is available.
 */
export function NoScriptResultAlert({ form, isLimited }: { form: NoScriptFormState; isLimited: boolean }) {
  const alert = getNoScriptAlertMessage(form);
  const short = form.quote ? getInsufficientStockLines(form.quote) : [];
  const href = short.length > 0 && form.quote ? getAvailableLinesHref(form.quote) : undefined;
  return (
    <>
      {isLimited && <InlineAlert title={formatMaxQuantityMessage(maxLineQuantity)} className="mt-6" />}
      {alert && (
        <InlineAlert
          variant={alert.variant}
          title={alert.title}
          id={getTargetId(form.scrollTarget, 'news')}
          action={href && <UiLink href={href}>Order what’s in stock</UiLink>}
          className="mt-6"
        >
          {alert.text}
        </InlineAlert>
      )}
    </>
  );
}
