import { formatMoney } from '@piri/pricing/format';
import { escapeHtml } from '../../../core/escape-html.ts';
import { takaFontFace } from '../../../core/taka-font-face.ts';
import type { AppContext } from '../../../runtime/context.ts';
import { paymentReturnPath } from '../../../runtime/payment-gateway.ts';

/** Renders the payment page, or a page that says the payment is settled. Returns undefined for an unknown payment. */
export async function renderSandboxPaymentPage(
  { db }: Pick<AppContext, 'db'>,
  paymentId: string,
): Promise<string | undefined> {
  const payment = await db
    .selectFrom('sandboxPayments')
    .innerJoin('payments', 'payments.id', 'sandboxPayments.id')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .select(['sandboxPayments.id', 'sandboxPayments.amount', 'sandboxPayments.outcome'])
    .select(['orders.orderNumber', 'payments.method'])
    .where('sandboxPayments.id', '=', paymentId)
    .executeTakeFirst();
  if (payment === undefined) return undefined;
  const { id, amount, outcome, orderNumber, method } = payment;
  if (outcome !== null) {
    return page(
      'This payment is already settled',
      `<p>A payment can only be settled once.</p>${wayBack(id)}`,
    );
  }
  return page(
    'Pay for your order',
    `<dl><div><dt>Order</dt><dd>${escapeHtml(orderNumber)}</dd></div>
<div><dt>Method</dt><dd>${method === 'WALLET' ? 'Mobile wallet' : 'Card'}</dd></div>
<div class="amount"><dt>Amount</dt><dd>${escapeHtml(formatMoney({ code: 'BDT', amount }))}</dd></div></dl>
<form method="post"><input type="hidden" name="payment" value="${escapeHtml(id)}">
<div class="deeds"><button class="pay" name="outcome" value="PAID">Pay</button>
<button name="outcome" value="LATER">Later</button>
<button name="outcome" value="FAILED">Fail</button>
<button name="outcome" value="CANCELLED">Cancel</button></div>
<fieldset><legend>Simulate a fault</legend>
<label><input type="checkbox" name="mischief" value="lose"> Lose the redirect</label>
<label><input type="checkbox" name="mischief" value="twice"> Notify twice</label>
<label><input type="checkbox" name="mischief" value="wrong"> Wrong amount</label>
<label><input type="checkbox" name="mischief" value="delay"> Delay the notification by 20 seconds</label></fieldset></form>`,
  );
}

/** Renders the page for a simulated lost redirect, as if the connection had broken. */
export function renderLostRedirectPage(): string {
  return page(
    'The redirect is lost',
    '<p>This simulates a dropped connection: there’s no way back to the shop from here. Close this page and check your order there.</p>',
  );
}

export function renderUnknownPaymentPage(): string {
  return page('No such payment', '<p>The shop hasn’t started a payment with this id.</p>');
}

function wayBack(id: string): string {
  return `<p><a class="pay" href="${paymentReturnPath}?payment=${escapeHtml(id)}">Back to the shop</a></p>`;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Sandbox</title><style>${styles}</style></head>
<body><main><p class="mark">Sandbox gateway</p><h1>${title}</h1>${content}
<p class="note">There’s no real bank behind this page, so no one will be charged.</p></main></body></html>`;
}

const styles = `
${takaFontFace}
:root{color-scheme:light dark;--page:#f4f0e8;--surface:#fffdf8;--text:#1d2430;--text-muted:#5b6472;--border:#d9d2c4;--accent:#1d4d5c;--on-accent:#fff}
@media (prefers-color-scheme:dark){:root{--page:#14181f;--surface:#1d232d;--text:#f2eee6;--text-muted:#a9b1bd;--border:#3a4350;--accent:#8fc7d6;--on-accent:#10222a}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:17px/1.5 Taka,system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px 24px;background:var(--surface);border:1px solid var(--border);border-radius:12px}
.mark{margin:0;color:var(--text-muted);font-size:14px;letter-spacing:.04em}
h1{margin:4px 0 20px;font-size:26px;line-height:1.2}
dl{margin:0 0 24px}dl div{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-bottom:1px solid var(--border)}
dt{color:var(--text-muted)}dd{margin:0;font-variant-numeric:tabular-nums}.amount dd{font-size:22px;font-weight:600}
.deeds{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
button,a.pay{font:inherit;min-height:48px;padding:8px 12px;border:1px solid var(--border);border-radius:8px;background:none;color:inherit;cursor:pointer}
.pay{grid-column:1/-1;background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
a.pay{display:inline-block;text-decoration:none}
button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
fieldset{margin:24px 0 0;padding:12px 16px;border:1px solid var(--border);border-radius:8px}legend{padding:0 6px;color:var(--text-muted)}
label{display:flex;align-items:center;gap:10px;min-height:44px}input{width:20px;height:20px;accent-color:var(--accent)}
.note{margin:24px 0 0;color:var(--text-muted);font-size:14px}`;
