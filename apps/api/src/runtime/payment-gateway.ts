import type { PaymentMethod } from '@piri/contract/quote';

/** A payment request, with the details that gateways need. */
export interface GatewayPaymentRequest {
  /** Our id of the payment, which every response contains. At most 30 characters. */
  id: string;
  /** Whole taka. */
  amount: number;
  method: PaymentMethod;
  /** The number of monthly instalments. */
  months: number | undefined;
  contact: { fullName: string; mobile: string; email: string | null };
  /** The delivery address in one line, and the district. */
  address: string;
  city: string;
  /** A summary of the goods in one line. */
  goods: string;
  itemCount: number;
}

/**
 * The status of a payment as reported by the gateway. Only this changes an order; callbacks and browsers are never
 * trusted.
 */
export interface GatewayPaymentStatus {
  state: 'PAID' | 'FAILED' | 'CANCELLED' | 'LATER' | 'PENDING';
  amount: number;
  currency: string;
  /** The gateway's reference of the payment. */
  reference?: string | undefined;
}

/**
 * The payment that a webhook or a returning browser refers to. It is unverified: it only says which payment to verify.
 */
export interface GatewayCallback {
  paymentId: string;
  reference?: string | undefined;
}

/** A payment gateway. */
export interface PaymentGateway {
  /** Starts a payment and returns the URL of its payment page. May be repeated for the same attempt. */
  init(attempt: GatewayPaymentRequest): Promise<{ redirectUrl: string; reference?: string | undefined }>;
  /** Requests the status of a payment from the gateway. */
  verify(payment: { id: string; reference: string | null }): Promise<GatewayPaymentStatus>;
  parseCallback(form: URLSearchParams): GatewayCallback | undefined;
}

/** The gateway did not respond, or its response was invalid. The message is not shown to callers. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}

/** Paths below the shop's address to which the gateway sends webhooks and browsers. */
export const paymentWebhookPath = '/api/payments/notices';
export const paymentReturnPath = '/api/payments/return';
