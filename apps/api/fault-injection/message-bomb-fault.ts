import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { subscribeEmail } from '@piri/contract/subscriptions';
import { createToken } from '../src/core/ids-and-tokens.ts';
import { describeMismatch, type Fault, type FaultContext } from './fault.ts';
import {
  countResponsesByStatus,
  createItemLine,
  createShopperMobile,
  fetchQuotedOrderBody,
  runConcurrently,
  sendOrder,
  sendRequest,
} from './simulated-shopper.ts';
import { setStock, skuCodeFixture, throwMissingSetup } from './stock-faults.ts';

const victim = { email: 'victim@piri.example', mobile: '01799999999' };

/** A fake SMS service that counts the text messages to each number. */
const received = new Map<string, number>();
const smsService = createServer(async (request, response) => {
  const { to } = JSON.parse(Buffer.concat(await request.toArray()).toString());
  received.set(to, (received.get(to) ?? 0) + 1);
  response.writeHead(202).end();
}).listen(0, '127.0.0.1');
await once(smsService, 'listening');
export const closeFakeSmsService = () => smsService.close();

/** Five hundred people, each with their own address, order in the name of a person who has ordered nothing. */
export const messageBombFault: Fault = {
  name: 'message bomb',
  safeguard: 'the budget of each recipient',
  variables: {
    RATE_LIMIT_MULTIPLIER: '1',
    SMS_API_URL: `http://127.0.0.1:${(smsService.address() as AddressInfo).port}/`,
  },
  async run(ground) {
    const { apis, scale } = ground;
    const [api = throwMissingSetup()] = apis;
    const orders = Math.round(500 * scale);
    await setStock(ground, skuCodeFixture, orders);
    received.clear();
    const body = await fetchQuotedOrderBody(
      api,
      { lines: [createItemLine(skuCodeFixture)] },
      createShopperMobile(0),
    );
    const started = performance.now();
    const responses = await runConcurrently(orders, 50, async (index) => {
      const at = apis[index % apis.length] ?? api;
      const headers = { 'x-forwarded-for': `203.0.${index >> 8}.${index & 255}` };
      if (index % 10 === 0) {
        const subscription = { userId: '', email: victim.email };
        const keyed = { ...headers, 'idempotency-key': createToken() };
        return sendRequest(at, 'POST', subscribeEmail.path, { body: subscription, headers: keyed });
      }
      const contact = {
        fullName: 'Rahima',
        // Half of them also give the victim's number.
        ...{ mobile: index % 2 === 0 ? victim.mobile : createShopperMobile(index), email: victim.email },
      };
      return sendOrder(at, { ...body, contact }, headers);
    });
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    await untilSettled(ground);
    const mails = await countStates(ground);
    const messages = received.get(victim.mobile) ?? 0;
    const most = { mails: 8, messages: 5 };
    return {
      figures: {
        ...{ orders, seconds, ...countResponsesByStatus(responses) },
        ...{ 'mails to the victim': mails.sendable, 'held back': mails.held, 'text messages': messages },
      },
      losses: [
        ...(mails.sendable > most.mails ? [`mails to one victim: ${mails.sendable}, not ${most.mails}`] : []),
        ...(messages > most.messages
          ? [`text messages to one victim: ${messages}, not ${most.messages}`]
          : []),
        ...describeMismatch('server errors', responses.filter(({ status }) => status >= 500).length, 0),
      ],
    };
  },
};

/** Waits until all messages are counted, and all text messages are sent. */
async function untilSettled({ db }: FaultContext): Promise<void> {
  for (let waiting = 1; waiting > 0; await sleep(200)) {
    const row = await db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<string>().as('waiting'))
      .where('state', 'in', ['WAITING', 'SENDING'])
      .where((where) => where.or([where('budget', 'is not', null), where('channel', '=', 'SMS')]))
      .executeTakeFirstOrThrow();
    waiting = Number(row.waiting);
  }
}

async function countStates({ db }: FaultContext): Promise<{ sendable: number; held: number }> {
  const rows = await db
    .selectFrom('messages')
    .select('state')
    .where('recipient', '=', victim.email)
    .execute();
  const held = rows.filter(({ state }) => state === 'HELD').length;
  return { sendable: rows.length - held, held };
}
