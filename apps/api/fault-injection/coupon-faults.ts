import { sql } from 'kysely';
import { describeMismatch, type Fault, type FaultContext } from './fault.ts';
import {
  countResponsesByStatus,
  createForwardedForHeader,
  createItemLine,
  createShopperMobile,
  fetchQuotedOrderBody,
  sendOrder,
} from './simulated-shopper.ts';
import { setStock, skuCodeFixture, throwMissingSetup } from './stock-faults.ts';

/** A hundred customers use a coupon that is valid once in total. */
export const couponLimitFault: Fault = {
  name: 'coupon limit',
  safeguard: 'the condition in the update of the coupon',
  barrier: true,
  async run(ground) {
    await ground.db
      .updateTable('coupons')
      .set({ redemptionCount: 0 })
      .where('code', '=', 'ONCEONLY')
      .execute();
    return rush(ground, 'ONCEONLY', 100, createShopperMobile);
  },
};

/** A customer uses a coupon that is valid once per customer in fifty concurrent orders. */
export const couponPerCustomerFault: Fault = {
  name: 'coupon per customer',
  safeguard:
    'the unique row of each use, the row that counts a customer’s orders, and the lock of the number',
  barrier: true,
  // Otherwise a coupon for a first order needs a confirmed number.
  variables: { CONFIRM_MOBILE: 'off' },
  async disarm(db) {
    await sql`alter table coupon_redemptions drop constraint coupon_redemptions_coupon_code_redeemed_by_nth_key`.execute(
      db,
    );
  },
  run: (ground) => rush(ground, 'FIRST1000', 50, () => createShopperMobile(7)),
};

async function rush(
  ground: FaultContext,
  couponCode: string,
  count: number,
  mobile: (index: number) => string,
) {
  await setStock(ground, skuCodeFixture, 10_000);
  const [api = throwMissingSetup()] = ground.apis;
  const body = await fetchQuotedOrderBody(
    api,
    { lines: [createItemLine(skuCodeFixture, 3)], couponCode },
    createShopperMobile(9_999_999),
  );
  const responses = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      sendOrder(
        ground.apis[index % ground.apis.length] ?? api,
        {
          ...body,
          contact: { fullName: 'Rahima', mobile: mobile(index) },
        },
        createForwardedForHeader(index),
      ),
    ),
  );
  const uses = await ground.db
    .selectFrom('couponRedemptions')
    .selectAll()
    .where('couponCode', '=', couponCode)
    .execute();
  const served = responses.filter(({ status }) => status === 201).length;
  return {
    figures: { orders: count, ...countResponsesByStatus(responses), 'uses written': uses.length },
    losses: [
      ...describeMismatch('orders with the coupon', served, 1),
      ...describeMismatch('uses written', uses.length, 1),
      ...describeMismatch('server errors', responses.filter(({ status }) => status >= 500).length, 0),
    ],
  };
}
