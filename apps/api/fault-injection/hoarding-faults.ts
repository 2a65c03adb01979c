import { describeMismatch, type Fault } from './fault.ts';
import {
  countResponsesByStatus,
  createShopperMobile,
  fetchQuotedOrderBody,
  sendOrder,
} from './simulated-shopper.ts';
import { throwMissingSetup } from './stock-faults.ts';

/** How many items one address may reserve without payment and without a confirmed number. */
const maxUnits = 80;

/** One person orders the whole stock, by bank transfer, under invented numbers. */
export const stockHoardingFault: Fault = {
  name: 'hoarding',
  safeguard: 'what may be held without having been paid',
  variables: { RATE_LIMIT_MULTIPLIER: '1' },
  async run(ground) {
    const [api = throwMissingSetup()] = ground.apis;
    const skus = await ground.db
      .selectFrom('skus')
      .select(['code', 'available'])
      .where('available', '>', 0)
      .orderBy('code')
      .execute();
    const before = skus.reduce((sum, { available }) => sum + available, 0);
    const responses = [];
    // First orders as large as an address may have, then ones so small that no code is required.
    for (const most of [6, 2]) {
      for (let at = 0; at < skus.length; at += 10) {
        const lines = skus.slice(at, at + 10).map(({ code, available }) => ({
          sourceType: 'item' as const,
          code,
          quantity: Math.min(available, most),
        }));
        // Not cash on delivery, which has its own limit.
        const body = await fetchQuotedOrderBody(
          api,
          { lines, paymentMethod: 'PAY_LATER' },
          createShopperMobile(responses.length),
        );
        responses.push(await sendOrder(api, body));
      }
    }
    const left = await ground.db
      .selectFrom('skus')
      .select(({ fn }) => fn.sum<number>('available').as('pieces'))
      .executeTakeFirstOrThrow();
    const taken = before - Number(left.pieces);
    return {
      figures: {
        skus: skus.length,
        ...countResponsesByStatus(responses),
        'pieces before': before,
        'pieces taken': taken,
      },
      losses: [
        ...(taken > maxUnits ? [`pieces taken by one address: ${taken}, not ${maxUnits} at most`] : []),
        ...describeMismatch('server errors', responses.filter(({ status }) => status >= 500).length, 0),
      ],
    };
  },
};
