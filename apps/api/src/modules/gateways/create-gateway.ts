import type { Kysely } from 'kysely';
import type { Env } from '../../core/env.ts';
import type { Database } from '../../db/schema.ts';
import type { PaymentGateway } from '../../runtime/payment-gateway.ts';
import { createSandboxGateway } from './sandbox/create-sandbox-gateway.ts';
import { createSslcommerzGateway } from './sslcommerz/create-sslcommerz-gateway.ts';

/**
 * Returns whether payments use the sandbox. It is the default of a demo shop; a real shop has no gateway unless one is
 * configured.
 */
export function isSandboxGatewayUsed({ PAYMENT_GATEWAY, isProduction }: Env): boolean {
  return PAYMENT_GATEWAY === 'sandbox' || (PAYMENT_GATEWAY === undefined && !isProduction);
}

export function createGateway(
  env: Env,
  { db, now }: { db: Kysely<Database>; now: () => Date },
): PaymentGateway | undefined {
  const siteUrl = env.SITE_URL;
  if (isSandboxGatewayUsed(env)) return createSandboxGateway({ db, now, siteUrl });
  if (env.PAYMENT_GATEWAY !== 'sslcommerz') return undefined;
  return createSslcommerzGateway({
    url: env.SSLCOMMERZ_URL,
    storeId: env.SSLCOMMERZ_STORE_ID ?? '',
    password: env.SSLCOMMERZ_STORE_PASSWORD ?? '',
    siteUrl,
  });
}
