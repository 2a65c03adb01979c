import { isUnavailable } from './db/sql-state.ts';
import { giveUpExpired } from './give-up-expired.ts';
import { expireOrders } from './modules/checkout/expire-orders.ts';
import { answerPasswordRequests } from './modules/customers/answer-password-requests.ts';
import { deliverSandboxNotices } from './modules/gateways/sandbox/choose-outcome.ts';
import type { Courier } from './modules/mail/courier.ts';
import { type Channel, deliverMails } from './modules/mail/deliver-mails.ts';
import { limitMails } from './modules/mail/limit-mails.ts';
import { askOpenPayments } from './modules/payments/ask-gateway.ts';
import type { Context } from './runtime/context.ts';
import type { DatabaseClock } from './runtime/database-clock.ts';
import { sweep } from './sweep.ts';

const pauseMs = 2000;
const sweepEachMs = 60 * 60 * 1000;

export interface BackgroundWork {
  /** Ends after the round that is under way. */
  stop(): Promise<void>;
}

/** Ways out of the shop. What has none stays where it is, for the outbox page. */
export type Couriers = { readonly [C in Channel]?: () => Promise<Courier> };

/** One round of what is done beside the calls. */
export async function workOnce(ctx: Context, couriers: Couriers = {}): Promise<void> {
  await answerPasswordRequests(ctx);
  await deliverSandboxNotices(ctx);
  await askOpenPayments(ctx);
  await expireOrders(ctx);
  await giveUpExpired(ctx);
  await limitMails(ctx);
  for (const channel of ['MAIL', 'SMS'] as const) {
    const open = couriers[channel];
    if (open !== undefined) await deliverMails(ctx, open, channel);
  }
}

/**
 * Goes round while the process lives. Every process does; rows are what they take turns by, so the work needs no
 * process of its own and nobody has to be told that there is some.
 */
export function startBackgroundWork(
  ctx: Context,
  couriers: Couriers,
  clock: Pick<DatabaseClock, 'agrees' | 'measure'>,
): BackgroundWork {
  let timer: NodeJS.Timeout | undefined;
  let sweptAt = Number.NEGATIVE_INFINITY;
  let stopped = false;
  let round = goRound();

  async function goRound(): Promise<void> {
    try {
      await clock.measure();
      await workOnce(ctx, couriers);
      if (clock.agrees() && ctx.now().getTime() - sweptAt >= sweepEachMs) {
        await sweep(ctx);
        sweptAt = ctx.now().getTime();
      }
    } catch (error) {
      // It comes back by itself, and until then each call says so already.
      if (!isUnavailable(error)) ctx.log.failure('The background work failed.', error);
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
