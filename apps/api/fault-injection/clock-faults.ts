import { setTimeout as sleep } from 'node:timers/promises';
import { startApi } from './api-process.ts';
import { describeMismatch, type Fault, type FaultContext } from './fault.ts';
import { type SourcePatch, safeguardRemovalPatches } from './safeguards.ts';
import { createItemLine, createShopperMobile, fetchQuotedOrderBody, sendOrder } from './simulated-shopper.ts';
import { throwMissingSetup } from './stock-faults.ts';

const safeguard = 'the clock of the database';
const orderCount = 20;

/** Sets the clock a month ahead before the process starts. */
const monthAhead: SourcePatch = {
  file: 'main.ts',
  from: 'let stopping = false;',
  to: `let stopping = false;
    const RealDate = Date;
    const ahead = () => RealDate.now() + 31 * 24 * 60 * 60_000;
    globalThis.Date = class extends RealDate {
      constructor(...parts) {
        super(...(parts.length > 0 ? parts : [ahead()]));
      }
      static now() {
        return ahead();
      }
    };`,
};

/** A third process with a wrong clock runs for nine seconds beside two with correct clocks. */
export const wrongClockFault: Fault = {
  name: 'wrong clock',
  safeguard,
  async run(ground) {
    const [api = throwMissingSetup()] = ground.apis;
    for (let nth = 0; nth < orderCount; nth += 1) {
      const body = await fetchQuotedOrderBody(
        api,
        { lines: [createItemLine('PIRI-NAT')], paymentMethod: 'PAY_LATER' },
        createShopperMobile(nth),
      );
      const { status } = await sendOrder(api, body);
      if (status !== 201) throw new Error(`An order was answered with ${status}.`);
    }
    const before = await count(ground);
    const edits = [monthAhead, ...(ground.unguarded ? safeguardRemovalPatches[safeguard] : [])];
    const wrong = await startApi({ databaseUrl: ground.databaseUrl, edits });
    await sleep(9000);
    await wrong.stop();
    const after = await count(ground);
    return {
      figures: { ...before },
      losses: [
        ...describeMismatch('orders that wait for a transfer', after.orders, before.orders),
        ...describeMismatch('stored answers', after.keys, before.keys),
        ...describeMismatch('messages that wait', after.messages, before.messages),
      ],
    };
  },
};

async function count({ db }: FaultContext) {
  const rows = db.selectNoFrom(({ fn, selectFrom }) => [
    selectFrom('orders').where('state', '=', 'PLACED').select(fn.countAll<string>().as('count')).as('orders'),
    selectFrom('idempotencyKeys').select(fn.countAll<string>().as('count')).as('keys'),
    selectFrom('messages')
      .where('state', '=', 'WAITING')
      .select(fn.countAll<string>().as('count'))
      .as('messages'),
  ]);
  const { orders, keys, messages } = await rows.executeTakeFirstOrThrow();
  return { orders: Number(orders), keys: Number(keys), messages: Number(messages) };
}
