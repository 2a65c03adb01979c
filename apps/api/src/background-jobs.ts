import { isDatabaseUnavailable } from './db/sql-state.ts';
import { giveUpExpired } from './give-up-expired.ts';
import { expireOrders } from './modules/checkout/expire-orders.ts';
import { sendPasswordResetMails } from './modules/customers/send-password-reset-mails.ts';
import { deliverSandboxWebhooks } from './modules/gateways/sandbox/choose-outcome.ts';
import { type Channel, deliverMessages } from './modules/notifications/deliver-messages.ts';
import { limitMails } from './modules/notifications/limit-mails.ts';
import type { MessageTransport } from './modules/notifications/message-transport.ts';
import { reconcileOpenPayments } from './modules/payments/verify-payment.ts';
import { purgeExpired } from './purge-expired.ts';
import type { AppContext } from './runtime/context.ts';
import type { DatabaseClockParams } from './runtime/database-clock.ts';

const pauseMs = 2000;
const sweepEachMs = 60 * 60 * 1000;

export interface BackgroundJobs {
  /** Ends after the round that is under way. */
  stop(): Promise<void>;
}

/** Ways out of the shop. What has none stays where it is, for the outbox page. */
export type MessageTransports = { readonly [C in Channel]?: () => Promise<MessageTransport> };

/** One round of what is done beside the calls. */
export async function runBackgroundJobs(ctx: AppContext, couriers: MessageTransports = {}): Promise<void> {
  await sendPasswordResetMails(ctx);
  await deliverSandboxWebhooks(ctx);
  await reconcileOpenPayments(ctx);
  await expireOrders(ctx);
  await giveUpExpired(ctx);
  await limitMails(ctx);
  for (const channel of ['MAIL', 'SMS'] as const) {
    const open = couriers[channel];
    if (open !== undefined) await deliverMessages(ctx, open, channel);
  }
}

/**
 * Goes round while the process lives. Every process does; rows are what they take turns by, so the work needs no
 * process of its own and nobody has to be told that there is some.
 */
export function startBackgroundJobs(
  ctx: AppContext,
  couriers: MessageTransports,
  clock: Pick<DatabaseClockParams, 'agrees' | 'measure'>,
): BackgroundJobs {
  let timer: NodeJS.Timeout | undefined;
  let sweptAt = Number.NEGATIVE_INFINITY;
  let stopped = false;
  let round = goRound();

  async function goRound(): Promise<void> {
    try {
      await clock.measure();
      await runBackgroundJobs(ctx, couriers);
      if (clock.agrees() && ctx.now().getTime() - sweptAt >= sweepEachMs) {
        await purgeExpired(ctx);
        sweptAt = ctx.now().getTime();
      }
    } catch (error) {
      // It comes back by itself, and until then each call says so already.
      if (!isDatabaseUnavailable(error)) ctx.log.failure('The background work failed.', error);
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
