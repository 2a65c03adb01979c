import { data, redirect } from 'react-router-dom';
import { CheckoutHead } from '../features/checkout/layouts/checkout-head.tsx';
import { checkoutMeta } from '../features/checkout/layouts/checkout-meta.ts';
import { CheckoutPage } from '../features/checkout/layouts/checkout-page.tsx';
import { guestCookie } from '../features/checkout/no-script/guest-cookie.ts';
import { exceedsLimit, orderedLines } from '../features/checkout/no-script/ordered-lines.ts';
import { PlainCheckout } from '../features/checkout/no-script/plain-checkout.tsx';
import { openPlainCheckout, submitPlainForm } from '../features/checkout/no-script/plain-order.ts';
import { ToTheBank } from '../features/checkout/no-script/to-the-bank.tsx';
import { resultPath } from '../features/checkout/submit/use-order.ts';
import { sentForm } from '../features/platform/requests/sent-form.ts';
import type { OwnHead } from '../features/shell/navigation/own-head.ts';
import type { Route } from './+types/checkout-v3.ts';

export { checkoutQuery as pageQuery } from '../features/checkout/layouts/checkout-meta.ts';

export const handle = { head: CheckoutHead } satisfies OwnHead;

const linesOf = (request: Request) => orderedLines(new URL(request.url).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = {
    ...(await openPlainCheckout(context.api, orderedLines(searchParams))),
    ...(exceedsLimit(searchParams) && { isLimited: true }),
  };
  const isWhole = page.terms && page.outlets && (page.lines.length === 0 || page.form?.quote);
  return data(page, { status: isWhole ? 200 : 503 });
}

export async function action({ request, context: { api, shop } }: Route.ActionArgs) {
  const outcome = await submitPlainForm(api, linesOf(request), await sentForm(request));
  if (!('kind' in outcome)) return { form: outcome };
  const { redirectUrl, guestToken, ...order } = outcome.placed;
  const headers = new Headers();
  if (guestToken !== undefined) {
    headers.set('set-cookie', guestCookie({ invoiceId: order.invoiceId, guestToken }, shop.siteUrl));
  }
  if (redirectUrl === undefined) return redirect(resultPath(order), { status: 303, headers });
  return data({ bank: { address: redirectUrl, orderNumber: order.orderNumber } }, { headers });
}

// Not `publicPage`: the key in the form is made for one visitor, and is nobody else's to send.

/** With lines in its address a form of the server's, else the cart of this browser. */
export default function CheckoutV3({
  loaderData,
  actionData,
}: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  if (actionData && 'bank' in actionData) return <ToTheBank {...actionData.bank} />;
  if (loaderData.lines.length === 0) return <CheckoutPage data={loaderData} />;
  return <PlainCheckout data={loaderData} sent={actionData?.form} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return checkoutMeta(matches[0].loaderData?.shop);
}
