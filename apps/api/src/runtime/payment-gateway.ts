import type { PaymentMethod } from '@piri/contract/quote';

/** One request for money, with what a gateway wants to know of it. */
export interface PaymentRequest {
  /** Ours for it; comes back with every answer. At most 30 characters. */
  id: string;
  /** Whole taka. */
  amount: number;
  method: PaymentMethod;
  /** Paid in so many months. */
  months: number | undefined;
  contact: { fullName: string; mobile: string; email: string | null };
  /** Where it goes, in one line, and the district. */
  address: string;
  city: string;
  /** What is bought, in one line. */
  goods: string;
  pieces: number;
}

/** What a gateway answers when it is asked. Only this moves an order; what a browser or a notice says never does. */
export interface GatewayPaymentStatus {
  state: 'PAID' | 'FAILED' | 'CANCELLED' | 'LATER' | 'PENDING';
  amount: number;
  currency: string;
  /** What the gateway calls the payment. */
  reference?: string | undefined;
}

/** What a notice or a returning browser is about. A claim: it says whom to ask about, and no more. */
export interface GatewayCallback {
  paymentId: string;
  reference?: string | undefined;
}

/** Whoever takes money for the shop. */
export interface PaymentGateway {
  /** Announces a payment and answers the page on which it is made. May be repeated for the same attempt. */
  init(attempt: PaymentRequest): Promise<{ redirectUrl: string; reference?: string | undefined }>;
  /** Asks what became of it. */
  verify(payment: { id: string; reference: string | null }): Promise<GatewayPaymentStatus>;
  parseCallback(form: URLSearchParams): GatewayCallback | undefined;
}

/** The gateway did not answer, or not with what was agreed. Its words stay inside. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}

/** Below the shop's address: where the gateway sends its notices and its visitors. */
export const webhookPath = '/api/payments/notices';
export const returnPath = '/api/payments/return';
