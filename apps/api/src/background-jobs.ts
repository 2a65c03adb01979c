import { isDatabaseUnavailableError } from './db/sql-state.ts';
import { expireOrders } from './modules/checkout/expire-orders.ts';
import { sendPasswordResetMails } from './modules/customers/send-password-reset-mails.ts';
import { deliverSandboxWebhooks } from './modules/gateways/sandbox/record-sandbox-outcome.ts';
import { type Channel, deliverMessages } from './modules/notifications/deliver-messages.ts';
import { holdExcessMessages } from './modules/notifications/hold-excess-messages.ts';
import type { MessageTransport } from './modules/notifications/message-transport.ts';
import { reconcileOpenPayments } from './modules/payments/verify-payment.ts';
import { purgeExpiredData } from './purge-expired-data.ts';
import { refuseExpiredMessages } from './refuse-expired-messages.ts';
import type { AppContext } from './runtime/context.ts';
import type { DatabaseClock } from './runtime/create-database-clock.ts';

const pauseMs = 2000;
const purgeIntervalMs = 60 * 60 * 1000;

export interface BackgroundJobs {
  /** Resolves after the current round has finished. */
  stop(): Promise<void>;
}

/** The transports that deliver messages, by channel. Messages of a channel without a transport stay in the outbox. */
export type MessageTransportFactories = { readonly [C in Channel]?: () => Promise<MessageTransport> };

/** Runs every background job once. */
export async function runBackgroundJobs(
  ctx: AppContext,
  transports: MessageTransportFactories = {},
): Promise<void> {
  await sendPasswordResetMails(ctx);
  await deliverSandboxWebhooks(ctx);
  await reconcileOpenPayments(ctx);
  await expireOrders(ctx);
  await refuseExpiredMessages(ctx);
  await holdExcessMessages(ctx);
  for (const channel of ['MAIL', 'SMS'] as const) {
    const open = transports[channel];
    if (open !== undefined) await deliverMessages(ctx, open, channel);
  }
}

/**
 * Runs the background jobs in a loop for the life of the process. Every process does so. They coordinate through rows
 * in the database, so the jobs need no process of their own.
 */
export function startBackgroundJobs(
  ctx: AppContext,
  transports: MessageTransportFactories,
  clock: Pick<DatabaseClock, 'agrees' | 'measure'>,
): BackgroundJobs {
  let timer: NodeJS.Timeout | undefined;
  let sweptAt = Number.NEGATIVE_INFINITY;
  let stopped = false;
  let round = goRound();

  async function goRound(): Promise<void> {
    try {
      await clock.measure();
      await runBackgroundJobs(ctx, transports);
      if (clock.agrees() && ctx.now().getTime() - sweptAt >= purgeIntervalMs) {
        await purgeExpiredData(ctx);
        sweptAt = ctx.now().getTime();
      }
    } catch (error) {
      // The database recovers by itself, and until then every call already reports that it is unavailable.
      if (!isDatabaseUnavailableError(error)) ctx.log.failure('The background work failed.', error);
    }
    if (!stopped) {
      timer = setTimeout(() => {
        round = goRound();
      }, pauseMs);
    }
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
