import { isEncrypted } from '@piri/caller-address/is-encrypted';
import { z } from 'zod';
import {
  GatewayError,
  type GatewayPaymentRequest,
  type GatewayPaymentStatus,
  type PaymentGateway,
  paymentReturnPath,
  paymentWebhookPath,
} from '../../../runtime/payment-gateway.ts';

export interface SslcommerzGatewayOptions {
  /** https://securepay.sslcommerz.com, or https://sandbox.sslcommerz.com to try it out. */
  url: string;
  storeId: string;
  password: string;
  /** The address of the shop's pages. */
  siteUrl: string;
  /** @default 8_000 */
  timeoutMs?: number;
}

/** Paths below the gateway's address, as documented for version 4. */
const paths = {
  session: '/gwprocess/v4/api.php',
  validation: '/validator/api/validationserverAPI.php',
  query: '/validator/api/merchantTransIDvalidationAPI.php',
};

const session = z.object({ status: z.string(), GatewayPageURL: z.string().optional() });
const transaction = z.object({
  status: z.string(),
  tran_id: z.string().optional(),
  val_id: z.string().optional(),
  /** The amount that the shop requested. `amount` and `currency` are what its account is credited with. */
  currency_amount: z.coerce.number().optional(),
  currency_type: z.string().optional(),
});
const found = z.object({ APIConnect: z.string(), element: z.array(transaction).optional() });
type Transaction = z.infer<typeof transaction>;

/**
 * Creates a gateway for SSLCOMMERZ, version 4. Its callbacks are signed only with the store's password, so the status
 * is always requested from the gateway itself.
 */
export function createSslcommerzGateway(options: SslcommerzGatewayOptions): PaymentGateway {
  const store = { store_id: options.storeId, store_passwd: options.password };

  return {
    async init(attempt) {
      const body = new URLSearchParams({ ...store, ...toPaymentForm(attempt, options.siteUrl) });
      const { status, GatewayPageURL } = await send(options, session, paths.session, {
        method: 'POST',
        body,
      });
      if (status !== 'SUCCESS' || !isPaymentPage(GatewayPageURL, options.url)) {
        throw new GatewayError(`SSLCOMMERZ opened no session: ${status.slice(0, 40)}.`);
      }
      return { redirectUrl: GatewayPageURL };
    },

    async verify({ id, reference }) {
      const validated = reference === null ? undefined : await validate(reference);
      // A val_id from a callback may belong to another payment, or to none.
      if (validated?.tran_id === id && isPaid(validated)) return toPaymentStatus([validated]);
      const query = new URLSearchParams({ ...store, tran_id: id, format: 'json' });
      const { element = [] } = await send(options, found, `${paths.query}?${query}`);
      return toPaymentStatus(element.filter(({ tran_id }) => tran_id === id));
    },

    parseCallback(form) {
      const paymentId = form.get('tran_id');
      return paymentId === null ? undefined : { paymentId, reference: form.get('val_id') ?? undefined };
    },
  };

  function validate(valId: string): Promise<Transaction> {
    const query = new URLSearchParams({ ...store, val_id: valId, v: '1', format: 'json' });
    return send(options, transaction, `${paths.validation}?${query}`);
  }
}

/** Returns all fields that the gateway requires. Required fields for which the shop has no data get fixed values. */
function toPaymentForm(
  { id, amount, method, months, ...about }: GatewayPaymentRequest,
  siteUrl: string,
): Record<string, string> {
  const { contact, address, city, goods, itemCount } = about;
  const location = {
    add1: address.slice(0, 50),
    city: city.slice(0, 50),
    postcode: '1000',
    country: 'Bangladesh',
  };
  const entries = Object.entries(location);
  return {
    tran_id: id,
    total_amount: `${amount}.00`,
    currency: 'BDT',
    success_url: `${siteUrl}${paymentReturnPath}`,
    fail_url: `${siteUrl}${paymentReturnPath}`,
    cancel_url: `${siteUrl}${paymentReturnPath}`,
    ipn_url: `${siteUrl}${paymentWebhookPath}`,
    cus_name: contact.fullName.slice(0, 50),
    cus_email: contact.email ?? 'none@example.com',
    cus_phone: contact.mobile,
    ...Object.fromEntries(entries.map(([name, value]) => [`cus_${name}`, value])),
    shipping_method: 'YES',
    ship_name: contact.fullName.slice(0, 50),
    ...Object.fromEntries(entries.map(([name, value]) => [`ship_${name}`, value])),
    num_of_item: String(itemCount),
    product_name: goods.slice(0, 255),
    product_category: 'Furniture',
    product_profile: 'physical-goods',
    multi_card_name: method === 'WALLET' ? 'mobilebank' : 'mastercard,visacard,amexcard,othercard',
    ...(months === undefined
      ? { emi_option: '0' }
      : { emi_option: '1', emi_max_inst_option: String(months), emi_selected_inst: String(months) }),
  };
}

/** Returns the status of a payment. If there were several attempts, the paid one counts. */
function toPaymentStatus(transactions: readonly Transaction[]): GatewayPaymentStatus {
  const best = transactions.find(isPaid) ?? transactions.at(-1);
  const { currency_amount: amount = 0, currency_type: currency = 'unknown' } = best ?? {};
  return { state: toPaymentState(best), amount, currency, reference: best?.val_id };
}

function toPaymentState(transaction: Transaction | undefined): GatewayPaymentStatus['state'] {
  if (transaction !== undefined && isPaid(transaction)) return 'PAID';
  switch (transaction?.status) {
    case 'FAILED':
    case 'EXPIRED':
      return 'FAILED';
    case 'CANCELLED':
      return 'CANCELLED';
    default:
      return 'PENDING';
  }
}

function isPaid({ status }: Transaction): boolean {
  return status === 'VALID' || status === 'VALIDATED';
}

/**
 * Returns whether a payment page is at SSLCOMMERZ, or on the configured host of the gateway. Shoppers are redirected
 * nowhere else.
 */
function isPaymentPage(page: string | undefined, gatewayUrl: string): page is string {
  if (page === undefined || !URL.canParse(page) || !isEncrypted(page)) return false;
  const { protocol, hostname, host } = new URL(page);
  const isWebPage = protocol === 'https:' || protocol === 'http:';
  return isWebPage && (hostname.endsWith('.sslcommerz.com') || host === new URL(gatewayUrl).host);
}

async function send<T>(
  { url, timeoutMs = 8000 }: SslcommerzGatewayOptions,
  schema: z.ZodType<T>,
  path: string,
  init: RequestInit = {},
): Promise<T> {
  // A redirect would forward the store's password, and the response to it could mark an order as paid.
  const request = { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const;
  const result = await fetch(`${url}${path}`, request)
    .then(async (response) => ({ status: response.status, json: await response.json() }))
    .catch((error: unknown) => {
      throw new GatewayError('SSLCOMMERZ did not respond, or not in JSON.', { cause: error });
    });
  const parsed = schema.safeParse(result.json);
  if (result.status === 200 && parsed.success) return parsed.data;
  throw new GatewayError(`SSLCOMMERZ returned ${result.status} with an undocumented body.`);
}
