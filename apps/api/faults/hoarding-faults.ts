import { expectation, type Fault } from './fault.ts';
import { mobileOf, orderFor, place, tally } from './shopper.ts';

/** As many pieces as one address may hold without having paid. */
const mostPieces = 240;

/** One person orders everything there is, cash on delivery, under invented numbers. */
export const hoarding: Fault = {
  name: 'hoarding',
  guard: 'what may be held without having been paid',
  variables: { LIMIT_FACTOR: '1' },
  async run(ground) {
    const [api] = ground.apis;
    if (api === undefined) throw new Error('No API is running.');
    const skus = await ground.db
      .selectFrom('skus')
      .select(['code', 'available'])
      .where('available', '>', 0)
      .orderBy('code')
      .execute();
    const before = skus.reduce((sum, { available }) => sum + available, 0);
    const answers = [];
    for (let at = 0, nth = 0; at < skus.length; at += 10, nth += 1) {
      const lines = skus.slice(at, at + 10).map(({ code, available }) => ({
        sourceType: 'item' as const,
        code,
        quantity: Math.min(available, 6),
      }));
      // An order that nobody would deliver for cash is paid later: it holds its pieces all the same.
      const body = await orderFor(api, { lines, paymentMethod: 'PAY_LATER' }, mobileOf(nth));
      answers.push(await place(api, body));
    }
    const left = await ground.db
      .selectFrom('skus')
      .select(({ fn }) => fn.sum<number>('available').as('pieces'))
      .executeTakeFirstOrThrow();
    const taken = before - Number(left.pieces);
    return {
      figures: { skus: skus.length, ...tally(answers), 'pieces before': before, 'pieces taken': taken },
      losses: [
        ...(taken > mostPieces ? [`pieces taken by one address: ${taken}, not ${mostPieces} at most`] : []),
        ...expectation('server errors', answers.filter(({ status }) => status >= 500).length, 0),
      ],
    };
  },
};
