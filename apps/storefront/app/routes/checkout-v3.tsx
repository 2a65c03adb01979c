import { data, redirect } from 'react-router-dom';
import { buildCheckoutMeta } from '../features/checkout/layouts/build-checkout-meta.ts';
import { CheckoutHeader } from '../features/checkout/layouts/checkout-header.tsx';
import { CheckoutPage } from '../features/checkout/layouts/checkout-page.tsx';
import { GatewayRedirectPage } from '../features/checkout/no-script/gateway-redirect-page.tsx';
import { createGuestOrderCookie } from '../features/checkout/no-script/guest-order-cookie.ts';
import { exceedsMaxLineQuantity, parseLineParams } from '../features/checkout/no-script/lines-from-url.ts';
import { NoScriptCheckoutPage } from '../features/checkout/no-script/no-script-checkout-page.tsx';
import { loadNoScriptCheckout, submitNoScriptForm } from '../features/checkout/no-script/no-script-order.ts';
import { getResultPath } from '../features/checkout/submit/use-place-order.ts';
import { readFormData } from '../features/platform/requests/read-form-data.ts';
import type { RouteHandle } from '../features/shell/navigation/route-header.ts';
import type { Route } from './+types/checkout-v3.ts';

export { checkoutPageQueryParams as pageQuery } from '../features/checkout/layouts/build-checkout-meta.ts';

export const handle = { head: CheckoutHeader } satisfies RouteHandle;

const linesOf = (request: Request) => parseLineParams(new URL(request.url).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = {
    ...(await loadNoScriptCheckout(context.api, parseLineParams(searchParams))),
    ...(exceedsMaxLineQuantity(searchParams) && { isLimited: true }),
  };
  const isComplete = page.terms && page.outlets && (page.lines.length === 0 || page.form?.quote);
  return data(page, { status: isComplete ? 200 : 503 });
}

export async function action({ request, context: { api, shop } }: Route.ActionArgs) {
  const outcome = await submitNoScriptForm(api, linesOf(request), await readFormData(request));
  if (!('kind' in outcome)) return { form: outcome };
  const { redirectUrl, guestToken, ...order } = outcome.placed;
  const headers = new Headers();
  if (guestToken !== undefined) {
    headers.set(
      'set-cookie',
      createGuestOrderCookie({ invoiceId: order.invoiceId, guestToken }, shop.siteUrl),
    );
  }
  if (redirectUrl === undefined) return redirect(getResultPath(order), { status: 303, headers });
  return data({ bank: { address: redirectUrl, orderNumber: order.orderNumber } }, { headers });
}

// Not `getPublicPageHeaders`: the key in the form is for one visitor only.

/** Shows a form rendered by the server if the address has lines, and this browser's cart otherwise. */
export default function CheckoutV3({
  loaderData,
  actionData,
}: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  if (actionData && 'bank' in actionData) return <GatewayRedirectPage {...actionData.bank} />;
  if (loaderData.lines.length === 0) return <CheckoutPage data={loaderData} />;
  return <NoScriptCheckoutPage data={loaderData} sent={actionData?.form} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return buildCheckoutMeta(matches[0].loaderData?.shop);
}
