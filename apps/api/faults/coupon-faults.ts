import { sql } from 'kysely';
import { expectation, type Fault, type Ground } from './fault.ts';
import { item, mobileOf, orderFor, place, sentFrom, tally } from './shopper.ts';
import { never, setStock, sku } from './stock-faults.ts';

/** One use in all, and a hundred customers. */
export const couponLimit: Fault = {
  name: 'coupon limit',
  guard: 'the condition in the update of the coupon',
  barrier: true,
  async run(ground) {
    await ground.db.updateTable('coupons').set({ used: 0 }).where('code', '=', 'ONCEONLY').execute();
    return rush(ground, 'ONCEONLY', 100, mobileOf);
  },
};

/** Once a customer, and fifty orders of one at the same moment. */
export const couponPerCustomer: Fault = {
  name: 'coupon per customer',
  guard: 'the unique row of each use, the row that counts a customer’s orders, and the lock of the number',
  barrier: true,
  // A coupon for a first order wants a confirmed number.
  variables: { CONFIRM_MOBILE: 'off' },
  async disarm(db) {
    await sql`alter table coupon_uses drop constraint coupon_uses_coupon_code_used_by_nth_key`.execute(db);
  },
  run: (ground) => rush(ground, 'FIRST1000', 50, () => mobileOf(7)),
};

async function rush(ground: Ground, couponCode: string, count: number, mobile: (index: number) => string) {
  await setStock(ground, sku, 10_000);
  const [api = never()] = ground.apis;
  const body = await orderFor(api, { lines: [item(sku, 3)], couponCode }, mobileOf(9_999_999));
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      place(
        ground.apis[index % ground.apis.length] ?? api,
        {
          ...body,
          contact: { fullName: 'Rahima', mobile: mobile(index) },
        },
        sentFrom(index),
      ),
    ),
  );
  const uses = await ground.db
    .selectFrom('couponUses')
    .selectAll()
    .where('couponCode', '=', couponCode)
    .execute();
  const served = answers.filter(({ status }) => status === 201).length;
  return {
    figures: { orders: count, ...tally(answers), 'uses written': uses.length },
    losses: [
      ...expectation('orders with the coupon', served, 1),
      ...expectation('uses written', uses.length, 1),
      ...expectation('server errors', answers.filter(({ status }) => status >= 500).length, 0),
    ],
  };
}
